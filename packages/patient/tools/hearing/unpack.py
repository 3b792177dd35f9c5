"""The shipped weights as a start for more training: unpack.py weights/hearing.json OUT.pt (`train.py … --init OUT.pt`)."""
import base64, json, sys
import numpy as np
import torch

packed = json.load(open(sys.argv[1]))
raw = lambda text, kind: np.frombuffer(base64.b64decode(text), kind)


def table(t):
    if "half" in t:
        return raw(t["half"], np.float16).astype(np.float32).reshape(t["shape"])
    return raw(t["rows"], np.int8).astype(np.float32).reshape(t["shape"]) * raw(t["scale"], np.float16).astype(np.float32)[:, None]


state = {name: torch.from_numpy(np.array(table(t))) for name, t in packed["tables"].items() if name != "shares"}
torch.save(dict(state=state, **{k: packed[k] for k in ("topics", "attributes", "slots")}), sys.argv[2])
print(len(state), "tables")

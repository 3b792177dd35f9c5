"""Packs trained weights for the browser and Node: pack.py IN.pt OUT.json (tables as int8 with a scale a row, small ones as float16)."""
import base64, json, sys
import numpy as np
import torch
from net import ACTS, MAX_LEARNER, MAX_LINE, MAX_PATIENT

kept = torch.load(sys.argv[1], map_location="cpu")
state = {k: v.float().numpy() for k, v in kept["state"].items()}
text64 = lambda m: base64.b64encode(m.tobytes()).decode()


def table(m):
    scale = np.abs(m).max(1) / 127
    scale[scale == 0] = 1e-4
    scale = scale.astype(np.float16)
    return dict(shape=list(m.shape), scale=text64(scale), rows=text64(np.round(m / scale.astype(np.float32)[:, None]).clip(-127, 127).astype(np.int8)))


def half(m):
    return dict(shape=list(m.shape), half=text64(m.astype(np.float16)))


tables = {"shares": half(np.array([s for _, s in kept["pieces"]], np.float32))}
for name, value in state.items():
    if name.startswith("use.tanh"):
        continue
    tables[name] = half(value) if value.ndim < 2 or value.size < 3000 else table(value)
pieces = [p for p, _ in kept["pieces"]]
assert not any(" " in p for p in pieces)
out = dict(
    pieces=" ".join(pieces), topics=kept["topics"], attributes=kept["attributes"], acts=list(ACTS), slots=kept["slots"],
    most=dict(line=MAX_LINE, patient=MAX_PATIENT, learner=MAX_LEARNER), layers=kept["layers"], tables=tables,
)
text = json.dumps(out, separators=(",", ":"), ensure_ascii=False) + "\n"
open(sys.argv[2], "w").write(text)
print(len(text.encode()) // 1024, "KiB")

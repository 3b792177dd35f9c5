"""Packs trained weights for the browser and Node: pack.py IN.pt OUT.json (tables as int8 with a scale a row, the rest as float16)."""
import base64, json, sys
import numpy as np
import torch
from net import ACTS, BUCKETS, MAX_LEARNER, MAX_LINE, MAX_PATIENT

kept = torch.load(sys.argv[1])
state = {k: v.float().numpy() for k, v in kept["state"].items()}
own, words = kept["own"], kept["words"]
fixed = kept["vectors"] @ state["project.weight"].T
word = fixed.copy()
word[:own] += state["word.weight"][1 : own + 1]


def table(m):
    scale = np.abs(m).max(1) / 127
    scale[scale == 0] = 1
    return dict(
        shape=list(m.shape),
        scale=base64.b64encode(scale.astype(np.float16).tobytes()).decode(),
        rows=base64.b64encode(np.round(m / scale.astype(np.float16).astype(np.float32)[:, None]).clip(-127, 127).astype(np.int8).tobytes()).decode(),
    )


def half(m):
    return dict(shape=list(m.shape), half=base64.b64encode(m.astype(np.float16).tobytes()).decode())


tables = {"word": table(word), "gram": table(state["gram.weight"])}
for name, value in state.items():
    if name in ("word.weight", "gram.weight", "project.weight", "fixed"):
        continue
    if name == "conv.weight":
        value = value.transpose(0, 2, 1).reshape(value.shape[0], -1)
    tables[name] = half(value) if value.ndim < 2 or value.size < 3000 else table(value)
out = dict(
    words=" ".join(words), topics=kept["topics"], attributes=kept["attributes"], acts=list(ACTS), buckets=BUCKETS,
    most=dict(line=MAX_LINE, patient=MAX_PATIENT, learner=MAX_LEARNER), heads=4, layers=len({k.split('.')[1] for k in state if k.startswith('layers.')}), tables=tables,
)
text = json.dumps(out, separators=(",", ":")) + "\n"
open(sys.argv[2], "w").write(text)
print(len(text) // 1024, "KiB")

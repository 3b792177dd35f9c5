"""Fits the weights of the ranking on what `rank-examples.ts` wrote: fit_rank.py RANK.jsonl [HIDDEN]"""
import json, sys
import torch
import torch.nn.functional as F

torch.manual_seed(1); torch.set_num_threads(1)
rows = [json.loads(l) for l in open(sys.argv[1])]
hidden = int(sys.argv[2]) if len(sys.argv) > 2 else 12
n, most = len(rows[0]["f"][0]), max(len(r["f"]) for r in rows)
X, Y, M = torch.zeros(len(rows), most, n), torch.zeros(len(rows), most + 1), torch.zeros(len(rows), most + 1, dtype=torch.bool)
for i, r in enumerate(rows):
    k = len(r["f"]); X[i, :k] = torch.tensor(r["f"]); Y[i, :k] = torch.tensor(r["y"], dtype=torch.float); M[i, :k] = True; M[i, most] = True
    Y[i, most] = 0.0 if any(r["y"]) else 1.0
N = torch.tensor([r["nothing"] for r in rows])
talk = sorted({r["talk"] for r in rows}); fold = torch.tensor([talk.index(r["talk"]) % 5 for r in rows])
mean, spread = X[M[:, :-1]].mean(0), X[M[:, :-1]].std(0).clamp(min=0.05)


def fit(idx, hidden, steps=400):
    p = dict(w=torch.zeros(n), b=torch.zeros(()), k=torch.tensor(0.5), kb=torch.zeros(()))
    if hidden: p |= dict(a=torch.randn(n, hidden) * 0.3, ab=torch.randn(hidden) * 0.1, c=torch.zeros(hidden))
    for v in p.values(): v.requires_grad_()
    opt = torch.optim.Adam(p.values(), lr=0.03)
    for step in range(steps):
        s = score(p, idx); y = Y[idx]; m = M[idx]
        neg = torch.logsumexp(s.masked_fill(y.bool() | ~m, -1e9), 1, keepdim=True)
        loss = ((((torch.logaddexp(neg, s) - s) * y).sum(1) / y.sum(1)) + 0.3 * (F.binary_cross_entropy_with_logits(s, y, reduction="none") * m).sum(1)).mean()
        loss = loss + 0.002 * sum((v * v).sum() for k, v in p.items() if k in "wac")
        for g in opt.param_groups: g["lr"] = 0.03 * (1 - step / steps) + 0.001
        opt.zero_grad(); loss.backward(); opt.step()
    return p


def score(p, idx):
    x = (X[idx] - mean) / spread
    s = x @ p["w"] + p["b"]
    if "a" in p: s = s + torch.relu(x @ p["a"] + p["ab"]) @ p["c"]
    return torch.cat([s.masked_fill(~M[idx][:, :-1], -1e4), (N[idx] * p["k"] + p["kb"])[:, None]], 1)


def judged(p, idx):
    with torch.no_grad():
        s = score(p, idx); y = Y[idx].bool(); top = s.argmax(1)
        first = y.gather(1, top[:, None]).float().mean()
        got = (s[:, :-1] > 0) & M[idx][:, :-1]
        none = ~got.any(1) & (top < most); got[none, top[none]] = True
        return round(float(first), 4), round(float((got == y[:, :-1]).all(1).float().mean()), 4)


everything = torch.arange(len(rows))
for h in (0, hidden):
    found = [judged(fit(everything[fold != k], h), everything[fold == k]) for k in range(5)]
    print("hidden", h, "apart: first", sum(f for f, _ in found) / 5, "exact", sum(e for _, e in found) / 5, flush=True)
p = fit(everything, hidden)
print("fitted on all", judged(p, everything))
flat = lambda t: [round(float(x), 3) for x in t.detach().flatten()]
with torch.no_grad():
    out = dict(mean=flat(mean), spread=flat(spread), weights=flat(p["w"]), bias=round(float(p["b"]), 3), inner=[flat(row) for row in p["a"].T], innerBias=flat(p["ab"]), outer=flat(p["c"]), nothing=round(float(p["k"]), 3), nothingBias=round(float(p["kb"]), 3))
print(json.dumps(out))

"""Fits the weights of the ranking on what `rank-examples.ts` wrote: fit_rank.py RANK.jsonl"""
import json, sys
import torch
import torch.nn.functional as F

rows = [json.loads(l) for l in open(sys.argv[1])]
n = len(rows[0]["f"][0])
torch.manual_seed(1)
w = torch.zeros(n, requires_grad=True); b = torch.tensor(0.0, requires_grad=True)
k = torch.tensor(0.5, requires_grad=True); kb = torch.tensor(0.0, requires_grad=True)
opt = torch.optim.Adam([w, b, k, kb], lr=0.05)
X = [torch.tensor(r["f"]) for r in rows]; Y = [torch.tensor(r["y"], dtype=torch.float) for r in rows]
N = torch.tensor([r["nothing"] for r in rows])
cut = int(len(rows) * 0.7)


def run(idx):
    loss = 0; first = 0; exact = 0
    for i in idx:
        s = torch.cat([X[i] @ w + b, (N[i] * k + kb)[None]])
        y = torch.cat([Y[i], torch.tensor([0.0 if Y[i].any() else 1.0])])
        neg = torch.logsumexp(s.masked_fill(y.bool(), -1e9), 0)
        loss = loss + ((torch.logaddexp(neg, s) - s) * y).sum() / y.sum() + 0.3 * F.binary_cross_entropy_with_logits(s, y, reduction="sum")
        first += int(y[s.argmax()])
        got = s[:-1] > 0
        if not got.any() and s.argmax() < len(s) - 1: got[s.argmax()] = True
        exact += int(torch.equal(got, y[:-1].bool()))
    return loss / len(idx), first / len(idx), exact / len(idx)


for step in range(200):
    loss, first, exact = run(range(cut))
    opt.zero_grad(); (loss + 0.001 * (w * w).sum()).backward(); opt.step()
    if step % 50 == 49:
        with torch.no_grad(): print(step, float(loss), "fit", round(first, 3), round(exact, 3), "apart", [round(float(x), 3) for x in run(range(cut, len(rows)))])
print(json.dumps(dict(weights=[round(float(x), 3) for x in w], bias=round(float(b), 3), nothing=round(float(k), 3), nothingBias=round(float(kb), 3))))

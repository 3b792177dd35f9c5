"""Trains the hearing on what `export.ts` and `encoder.mjs` wrote. Usage: train.py DATA OUT.pt --steps N [--without yes]"""
import argparse, collections, json, random, time
import numpy as np
import torch
import torch.nn.functional as F
from net import ACTS, REACTS, MAX_LEARNER, MAX_LINE, MAX_PATIENT, Net, Pieces, pretrained

ap = argparse.ArgumentParser()
ap.add_argument("data"); ap.add_argument("out"); ap.add_argument("--layers", type=int, default=1); ap.add_argument("--d", type=int, default=128); ap.add_argument("--uselr", type=float, default=0.15); ap.add_argument("--drop", type=float, default=0.3)
ap.add_argument("--minutes", type=float, default=999); ap.add_argument("--without", default=""); ap.add_argument("--init", default="")
ap.add_argument("--lr", type=float, default=2e-3); ap.add_argument("--threads", type=int, default=2); ap.add_argument("--seed", type=int, default=1)
ap.add_argument("--steps", type=int, default=3000); ap.add_argument("--more", default="", help="cases, parted by commas, of which one is in every step: those that came since the start")
a = ap.parse_args()
torch.manual_seed(a.seed); np.random.seed(a.seed); R = random.Random(a.seed); torch.set_num_threads(a.threads)
rows = lambda name: [json.loads(l) for l in open(f"{a.data}/{name}.jsonl")]
cases = {c["id"]: c for c in rows("cases")}
talks, lines, ways = rows("talks"), rows("lines"), rows("slots")
slots = json.load(open(f"{a.data}/slots.json"))
slot_at = {s: i for i, s in enumerate(slots)}
# Of the ways of saying a thing the last of each block is kept apart, to see how well unseen ways are told from each other.
seen_ways, held_ways = [], []
for k, w in enumerate(ways):
    last = k + 1 == len(ways) or (ways[k + 1]["slot"], ways[k + 1]["case"]) != (w["slot"], w["case"])
    (held_ways if a.without and last and k % 3 == 0 else seen_ways).append(w)
# Kept from the training, to fit the ranking on: the third, tenth and seventeenth talk of each case the single lines of every second case, and of every third those about their life.
order = sorted(cases)
apart = lambda t: t["id"].split("/")[0].endswith(("-3", "-10", "-17")) or (t["id"].split("/")[0].endswith("-5") and order.index(t["case"]) % 2 == 0) or (t["id"].split("/")[0].endswith("-20") and order.index(t["case"]) % 3 == 0)
held = [t for t in talks if a.without and apart(t)]
talks = [t for t in talks if not (a.without and apart(t))]

SAID = dict(greeting_intro="greet", consent_signpost="consent signpost private check", acknowledgement="acknowledge", empathy="empathise reassure apologise",
            explanation_plan="news explain plan instruct offer reassure safetynet", closing="goodbye thank safetynet", summarising="summary check",
            clarification="repair ask challenge summary", other="smalltalk probe command rude nonsense acknowledge thank apologise", anything_else="open questions", opening="open", elaborate="open",
            examination="examine ask")
reacts = {r: i for i, r in enumerate(REACTS)}
ids = {act: i for i, act in enumerate(ACTS)}

topics = sorted({f["topic"] for c in cases.values() for f in c["facts"]} | {t for l in lines for t in l["topics"] if not t.startswith("hpc:")})
attributes = sorted({f["attribute"] for c in cases.values() for f in c["facts"]} | {t[4:] for l in lines for t in l["topics"] if t.startswith("hpc:")} | {""})
W, vocabulary = pretrained(a.data)
net = Net(W, Pieces(vocabulary), topics, attributes, slots, d=a.d, layers=a.layers, drop=a.drop)
if a.init:
    kept = torch.load(a.init)
    # A new case may bring topics that the weights do not know: rows go by name, and new ones begin as they are.
    fresh = net.state_dict()
    for key, named, now in (("topic.weight", kept["topics"], topics), ("attribute.weight", kept["attributes"], attributes), ("slot.weight", kept["slots"], slots), ("slot.bias", kept["slots"], slots)):
        rows_ = fresh[key].clone(); was = {name: i for i, name in enumerate(named)}
        for i, name in enumerate(now):
            if name in was: rows_[i] = kept["state"][key][was[name]].float()
        kept["state"][key] = rows_
    missing = net.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in kept["state"].items()}, strict=False)
    print("not in the start:", missing.missing_keys, missing.unexpected_keys)
print(len(talks), len(held), len(lines), 'parameters', sum(p.numel() for p in net.parameters()), flush=True)

facts_of, root_of, attribute_of = {}, {}, {}
for cid, c in cases.items():
    facts_of[cid] = [(f["label"], f["said"], f["topic"], f["attribute"]) for f in c["facts"]]
    root_of[cid] = {}; attribute_of[cid] = {}
    for i, f in enumerate(c["facts"]):
        if not f["attribute"] and not f["item"]:
            root_of[cid].setdefault(f["topic"], i)
        if f["attribute"]:
            attribute_of[cid].setdefault((f["topic"], f["attribute"]), i)
all_cases = list(cases)
asked_of = {cid: [i for i, f in enumerate(c["facts"]) if f["asked"]] for cid, c in cases.items()}
at = {cid: {f["id"]: i for i, f in enumerate(c["facts"])} for cid, c in cases.items()}
by_topic = collections.defaultdict(list)
for l in lines:
    by_topic[l["topics"][0]].append(l)
plain = [l for l in lines if len(l["topics"]) <= 4 and "patient" not in l]
consult = [l for l in lines if "patient" in l]
JOINS = [["and"], ["."], [","], ["?"], ["?", "and"], [".", "and"], ["or"], ["also"], ["?", "also"], [], [",", "and"], [".", "so"], ["?", "or"]]
FILL = [["okay"], ["right", "."], ["so"], ["and"], ["okay", "."], ["i", "see", "."], ["um"], ["er", ","], ["thank", "you", "."], ["all", "right", "."]]
L = "abcdefghijklmnopqrstuvwxyz"


def typo(w):
    i = R.randrange(len(w) - 1); k = R.random()
    return w[:i] + w[i + 1] + w[i] + w[i + 2 :] if k < 0.35 else w[:i] + w[i + 1 :] if k < 0.65 else w[:i] + R.choice(L) + w[i + 1 :]


def targets(line, cid):
    """(acts, fact indices or None) of a line labelled by topic, in a case; None when the case cannot say."""
    found, acts = [], []
    for t in line["topics"]:
        if t in SAID:
            acts.append(SAID[t].split())
            if t != "examination": continue
        if t.startswith("hpc:"):
            owner = next((x for x in line["also"] + line["focus"] if x.startswith("symptom:")), cases[cid]["complaint"])
            i = attribute_of[cid].get((owner, t[4:]))
        else:
            i = root_of[cid].get(t)
        if i is None:
            if t in SAID: continue
            return None
        found.append(i); acts.append(["ask"])
    return sorted({x for g in acts for x in g}), sorted(set(found))


def context(cid, line):
    """A made-up exchange before a line: a fact in focus with a question for it, as words."""
    if R.random() < 0.25:
        return [], []
    focus = [x for x in line["focus"] if x in root_of[cid]]
    pool = cases[cid]["facts"]
    f = pool[root_of[cid][R.choice(focus)]] if focus else R.choice(pool)
    q = by_topic.get("hpc:" + f["attribute"] if f["attribute"] else f["topic"])
    return f["said"][-MAX_PATIENT:], (R.choice(R.choice(q)["wordings"])[-MAX_LEARNER:] if q else [])


def noisy(words, spans):
    """Marks left out, slips, words lost: words and spans as typed by somebody in a hurry."""
    marks = R.random() < 0.3
    out, new = [], []
    place = {}
    slip = R.random() < 0.15
    for i, w in enumerate(words):
        place[i] = len(out)
        if marks and w in ",.?" : continue
        if R.random() < 0.02: continue
        if slip and len(w) > 3 and R.random() < 0.15: w = typo(w)
        out.append(w)
    place[len(words)] = len(out)
    for s in spans:
        new.append((place[s[0]], place[s[1]]) + tuple(s[2:]))
    return out, new


JOINT = {",", "and", "or", "?", "nor", "."}


def listed(words, f, t):
    """The members of a list in words f to t: spans between commas and conjunctions."""
    out, begin = [], f
    for i in range(f, t + 1):
        if i == t or words[i] in JOINT:
            if any(w not in JOINT for w in words[begin:i]): out.append((begin, i))
            begin = i + 1
    return out


def elsewhere(t, cid):
    """The facts of a line in another case, part by part, or None where that case cannot say: the same words about another person."""
    own = t["case"]
    found = []
    for p in t["parts"]:
        pos = []
        for name in p["tell"]:
            if name not in at[own]: return None
            f = cases[own]["facts"][at[own][name]]
            if f["item"]: return None
            topic = f["topic"]
            if f["attribute"]:
                if topic == cases[own]["complaint"]: topic = cases[cid]["complaint"]
                i = attribute_of[cid].get((topic, f["attribute"]))
            else:
                i = root_of[cid].get(topic)
            if i is None: return None
            pos.append(i)
        found.append(pos)
    return found


def from_talk(t, cid):
    """A labelled line as an item; in another case than its own where `cid` names one."""
    spans = []
    moved = elsewhere(t, cid) if cid != t["case"] else None
    if cid != t["case"] and moved is None: return None
    for k, p in enumerate(t["parts"]):
        pos = moved[k] if moved else [at[cid][f] for f in p["tell"] if f in at[cid]]
        for i in pos:
            k_ = banked.get((cid, i, " ".join(t["words"][p["from"] : p["to"]])))
            if k_ is not None: used[(cid, i)].add(k_)
        spans.append((p["from"], p["to"], [ids[p["act"]]], pos if pos else ([-1] if p["deny"] else None), 1.0, reacts.get(p["react"], -1), False, slot_at.get(p.get("slot"), -1)))
        # A list whose members answer to its facts one by one: each member by itself.
        members = listed(t["words"], p["from"], p["to"])
        if pos and 1 < len(members) == len(p["tell"]) and len(pos) == len(p["tell"]) and not p["deny"]:
            spans += [(f, to, None, [i], 0.5, -1, True) for (f, to), i in zip(members, pos)]
    w, spans = noisy(t["words"], spans)
    p, l = t["patient"], t["learner"]
    if R.random() < 0.05: p, l = [], []
    return w[:MAX_LINE], p[-MAX_PATIENT:], l[-MAX_LEARNER:], spans, True


used = collections.defaultdict(set)
# Which question of a fact's bank a labelled part is, where it was taken into the bank.
banked = {(cid, i, " ".join(q)): k for cid, c in cases.items() for i, f in enumerate(c["facts"]) for k, q in enumerate(f["asked"])}


def from_ways(cid):
    """One to three things that are no questions, said one after another; sometimes with a question of the bank behind them."""
    n = R.choice([1, 1, 2, 2, 3])
    w, spans = [], []
    if R.random() < 0.25: w += R.choice(FILL)
    for _ in range(n):
        way = R.choice(seen_ways)
        begin = 0 if not spans else len(w)
        if spans: w += R.choice([["."], [","], ["and"], [".", "and"], [".", "so"], [",", "then"]])
        w += way["words"]
        if R.random() < 0.5 and w[-1] not in ".?,": w.append(R.choice(".,"))
        spans.append((begin, len(w), [ids[way["act"]]], None, 1.0, -1, False, slot_at[way["slot"]]))
    if R.random() < 0.4 and asked_of[cid]:
        i = R.choice(asked_of[cid]); f = cases[cid]["facts"][i]; k = R.randrange(len(f["asked"])); used[(cid, i)].add(k)
        w += R.choice([["."], [","], ["and"], [".", "and"], [".", "so"], ["."]]); begin = len(w); w += f["asked"][k]
        if R.random() < 0.5 and w[-1] not in ".?,": w.append("?")
        spans.append((begin, len(w), [ids["ask"]], [i], 0.7))
    p, l = [], []
    if R.random() < 0.8:
        before = R.choice(talks); p, l = before["patient"], before["learner"]
    w, spans = noisy(w, spans)
    return w[:MAX_LINE], p[-MAX_PATIENT:], l[-MAX_LEARNER:], spans, True


def from_lines(cid):
    first = R.choice(plain)
    n = R.choice([1, 1, 1, 2, 2, 3])
    chosen = [first] + [R.choice(plain) for _ in range(n - 1)]
    w, spans = [], []
    if R.random() < 0.2:
        fill = R.choice(FILL); w += fill
    for k, line in enumerate(chosen):
        got = targets(line, cid)
        if got is None: continue
        acts, pos = got
        begin = 0 if not spans else len(w)
        if spans:
            w += R.choice(JOINS)
        w += R.choice(line["wordings"])
        if R.random() < 0.4: w.append(R.choice("?.,"))
        spans.append((begin, len(w), [ids[x] for x in acts], pos or None, 0.5))
    if not spans: return None
    p, l = context(cid, chosen[0])
    w, spans = noisy(w, spans)
    return w[:MAX_LINE], p, l, spans, True


def from_consult(cid):
    line = R.choice(consult); got = targets(line, cid)
    if got is None: return None
    acts, pos = got
    w = line["wordings"][0][:MAX_LINE]
    alone = len(line["topics"]) == 1
    return w, line["patient"][-MAX_PATIENT:], line["learner"][-MAX_LEARNER:], [(0, len(w), [ids[x] for x in acts] if alone else None, pos or None, 0.5)], False


def from_asked(cid):
    """One to three questions of the bank, of this case or, where they ask for what every case can say, of another."""
    other = cid if R.random() < 0.6 else R.choice(all_cases)
    w, spans = [], []
    n = R.choice([1, 1, 1, 2, 2, 3])
    pool = asked_of[other]
    if not pool: return None
    begin_at = R.randrange(len(pool))
    first = None
    for k in range(n):
        # Neighbours in the case's list are what is asked in one breath.
        i = pool[(begin_at + k * R.choice([1, 2, 3])) % len(pool)] if R.random() < 0.6 else R.choice(pool)
        f = cases[other]["facts"][i]
        j = i
        if other != cid:
            if f["item"]: continue
            topic = f["topic"]
            if f["attribute"] and topic == cases[other]["complaint"]: topic = cases[cid]["complaint"]
            j = attribute_of[cid].get((topic, f["attribute"])) if f["attribute"] else root_of[cid].get(topic)
            if j is None: continue
        begin = 0 if not spans else len(w)
        if spans: w += R.choice(JOINS)
        elif R.random() < 0.15: w += R.choice(FILL)
        k_ = R.randrange(len(f['asked'])); w += f['asked'][k_]; used[(other, i)].add(k_)
        if R.random() < 0.4 and w[-1] not in "?.,": w.append("?")
        spans.append((begin, len(w), [ids["ask"]], [j], 0.7))
        first = first or (other, i)
    if not spans: return None
    f = cases[first[0]]["facts"][first[1]]
    if R.random() < 0.6:
        # Something of the same topic was talked about just before.
        near = [x for x in cases[first[0]]["facts"] if x["topic"] == f["topic"] and x["id"] != f["id"]] or cases[first[0]]["facts"]
        g = R.choice(near)
        p, l = g["said"][-MAX_PATIENT:], (R.choice(g["asked"])[-MAX_LEARNER:] if g["asked"] else [])
    else:
        p, l = context(cid, dict(focus=[]))
    w, spans = noisy(w, spans)
    return w[:MAX_LINE], p, l, spans, True


def losses(batch, cids, drop):
    """Mean losses (start, act, match) of a batch of items with their case ids."""
    unique = sorted(set(cids))
    flat = [f for c in unique for f in facts_of[c]]
    # A fact is known by some of the questions that ask for it, never by one that is asked in this batch.
    questions = []
    for c in unique:
        for i, f in enumerate(cases[c]["facts"]):
            left = [x for k, x in enumerate(f["asked"]) if k not in used.get((c, i), set())]
            questions.append(R.sample(left, min(len(left), R.choice([1, 2, 3, 5]))) if left and R.random() > 0.1 else [])
    phi = net.facts(flat, questions)
    # Each question by itself, in the same way.
    all_left = [[f["asked"][k] for k in range(len(f["asked"])) if k not in used.get((c, i), set())] for c in unique for i, f in enumerate(cases[c]["facts"])]
    all_left = [R.sample(qs, min(len(qs), 6)) for qs in all_left]
    where, k = {}, 0
    for c in unique:
        where[c] = (k, k + len(facts_of[c])); k += len(facts_of[c])
    parts, starts = [], [[0.0] * len(b[0]) for b in batch]
    for b, (w, _, _, spans, cut) in enumerate(batch):
        for f, t, acts, pos, weight, *more in spans:
            t = min(t, len(w))
            if f >= t: continue
            if not (len(more) > 1 and more[1]): starts[b][f] = 1.0
            parts.append((b, f, t, acts, pos, weight, more[0] if more else -1, more[2] if len(more) > 2 else -1))
    # Lines of like length together: padding costs most.
    order = sorted(range(len(batch)), key=lambda b: sum(map(len, batch[b][:3])))
    flat_h, place, wholes, at_, ls, ns = [], {}, {}, 0, 0.0, 1e-6
    for k in range(0, len(order), 32):
        rows_ = order[k : k + 32]
        H = net.encode([batch[b][:3] for b in rows_])
        S = net.starts(H)
        T = H.shape[1]
        y, m = torch.zeros(len(rows_), T), torch.zeros(len(rows_), T)
        for r, b in enumerate(rows_):
            n = len(batch[b][0])
            place[b] = at_ + r * T
            wholes[b] = H[r, :n].mean(0)
            y[r, :n] = torch.tensor(starts[b])
            if batch[b][4]: m[r, 1:n] = 1
        y, m = y, m; ls = ls + (F.binary_cross_entropy_with_logits(S, y, reduction="none") * m).sum(); ns += float(m.sum())
        flat_h.append(H.reshape(-1, net.d)); at_ += len(rows_) * T
    ls = ls / ns
    P, most = len(parts), min(32, max(p[2] - p[1] for p in parts))
    take = torch.tensor([[place[b] + min(f + k, t - 1) for k in range(most)] for b, f, t, *_ in parts])
    mask = torch.tensor([[f + k < t for k in range(most)] for _, f, t, *_ in parts])
    h = torch.cat(flat_h)[take.view(-1)].view(P, most, net.d)
    pool = net.pooled(h, mask, torch.stack([wholes[p[0]] for p in parts]))
    logit = F.log_softmax(net.act(net.drop(pool)), -1)
    ok = torch.zeros(P, len(ACTS))
    for k, p in enumerate(parts):
        if p[3] is not None: ok[k, p[3]] = 1
    ok = ok; aw = torch.tensor([p[5] if p[3] is not None else 0.0 for p in parts])
    la = -(torch.logsumexp(logit.masked_fill(ok == 0, -1e9), 1) * aw)[aw > 0].sum() / aw.sum().clamp(min=1e-6)
    told = torch.tensor([p[6] for p in parts])
    lr_ = F.cross_entropy(net.react(net.drop(pool)), told, ignore_index=-1) if (told >= 0).any() else 0.0
    said = torch.tensor([p[7] for p in parts])
    lt_ = F.cross_entropy(net.slot(net.drop(pool)), said, ignore_index=-1) if (said >= 0).any() else 0.0
    la = la + 0.5 * lr_ + 0.6 * lt_
    lm, nm = 0.0, 1e-6
    for c in unique:
        own = [k for k, p in enumerate(parts) if cids[p[0]] == c and p[4] is not None]
        if not own: continue
        i, j = where[c]
        s = net.match(h[own], mask[own], pool[own], phi[i:j], net.each_of(flat[i:j], all_left[i:j]))
        pos = torch.zeros(s.shape)
        for r, k in enumerate(own):
            for q in parts[k][4]: pos[r, q if q >= 0 else s.shape[1] - 1] = 1
        pos = pos
        lse = torch.logsumexp(s.masked_fill(pos.bool(), -1e9), 1, keepdim=True)
        ce = ((torch.logaddexp(lse, s) - s) * pos).sum(1) / pos.sum(1)
        bce = F.binary_cross_entropy_with_logits(s + net.bias, pos, reduction="none").sum(1)
        weight = torch.tensor([parts[k][5] for k in own])
        lm = lm + (weight * (ce + 0.3 * bce)).sum(); nm += float(weight.sum())
    return ls * 6, la, lm / nm


def evaluate(rows):
    """Start F1, act accuracy, first fact right, exact sets, on gold parts."""
    net.eval(); tp = fp = fn = act = acts = first = exact = asks = 0
    with torch.no_grad():
        PHI = {c: net.facts(facts_of[c], [f['asked'] for f in cases[c]['facts']]) for c in {t['case'] for t in rows}}
        EACH = {c: net.each_of(facts_of[c], [f['asked'] for f in cases[c]['facts']]) for c in PHI}
        for t in rows:
            cid = t["case"]; phi = PHI[cid]
            w = t["words"][:MAX_LINE]
            H = net.encode([(w, t["patient"][-MAX_PATIENT:], t["learner"][-MAX_LEARNER:])])[0]
            S = net.starts(H[None])[0][: len(w)]
            gold = {p["from"] for p in t["parts"]} - {0}; got = {i for i in range(1, len(w)) if S[i] > 0}
            tp += len(gold & got); fp += len(got - gold); fn += len(gold - got)
            whole = H[: len(w)].mean(0)
            for p in t["parts"]:
                h = H[p["from"] : min(p["to"], len(w))]
                if not len(h): continue
                h, mask = h[None], torch.ones(1, len(h), dtype=torch.bool)
                pool = net.pooled(h, mask, whole[None])
                acts += 1; act += int(net.act(pool).argmax() == ids[p["act"]])
                pos = {at[cid][f] for f in p["tell"] if f in at[cid]}
                if p["act"] == "ask" and (pos or p["deny"] or p["unknown"]):
                    s = net.match(h, mask, pool, phi, EACH[cid])[0]; asks += 1
                    if not pos: pos = {len(s) - 1}
                    first += int(int(s.argmax()) in pos)
                    exact += int({int(i) for i in torch.nonzero(s + net.bias > 0).flatten()} == pos)
        right = 0
        for way in held_ways:
            H = net.encode([(way["words"][:MAX_LINE], [], [])])[0]
            h = H[None, : len(way["words"])]
            right += int(net.slot(net.pooled(h, torch.ones(1, h.shape[1], dtype=torch.bool), H[: h.shape[1]].mean(0)[None]))[0].argmax() == slot_at[way["slot"]])
    net.train()
    f1 = 2 * tp / max(1, 2 * tp + fp + fn)
    return f"starts F1 {f1:.3f}  act {act/max(1,acts):.3f}  first fact {first/max(1,asks):.3f}  exact set {exact/max(1,asks):.3f}  ({asks} asks)  slot {right/max(1,len(held_ways)):.3f} ({len(held_ways)})"


pre = list(net.use.parameters()); mine = {id(p) for p in pre}
rest = [p for p in net.parameters() if id(p) not in mine]
opt = torch.optim.AdamW([dict(params=pre, weight_decay=0.01, scale=a.uselr), dict(params=[p for p in rest if p.dim() > 1], weight_decay=0.05, scale=1), dict(params=[p for p in rest if p.dim() <= 1], weight_decay=0, scale=1)], lr=a.lr, betas=(0.9, 0.98))
ema = {k: v.clone() for k, v in net.state_dict().items() if k != "fixed"}


def keep():
    torch.save(dict(state={k: v.half() if v.is_floating_point() else v for k, v in ema.items()}, topics=topics, attributes=attributes, slots=slots, steps=step, layers=a.layers, pieces=vocabulary), a.out)


start, step, sums = time.time(), 0, np.zeros(3)
by_case = collections.defaultdict(list)
for t in talks: by_case[t["case"]].append(t)
while True:
    progress = max((time.time() - start) / 60 / a.minutes, step / a.steps if a.steps else 0)
    if progress >= 1: break
    for g in opt.param_groups: g["lr"] = a.lr * g["scale"] * min(1, (step + 1) / 100) * (0.02 + 0.98 * (1 - progress))
    chosen = R.sample(all_cases, 4)
    if a.more: chosen[0] = R.choice([c for c in a.more.split(",") if c not in chosen[1:]] or chosen[:1])
    batch, cids = [], []; used.clear()
    for cid in chosen:
        own = by_case.get(cid, [])
        for t in R.sample(own, min(len(own), 9)) + R.sample(talks, 6):
            item = from_talk(t, cid)
            if item and item[0]: batch.append(item); cids.append(cid)
        for make, n in ((from_lines, 1), (from_consult, 1), (from_asked, 6), (from_ways, 3)):
            for _ in range(n):
                item = make(cid)
                if item and item[0] and item[3]: batch.append(item); cids.append(cid)
    ls, la, lm = losses(batch, cids, 0.15)
    loss = ls + la + lm
    opt.zero_grad(); loss.backward(); torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0); opt.step()
    step += 1; sums += [x.item() for x in (ls, la, lm)]
    m = min(0.995, (step + 1) / (step + 60))
    with torch.no_grad():
        now = net.state_dict()
        for k in ema: ema[k].mul_(m).add_(now[k], alpha=1 - m)
    if step % 100 == 0:
        print(step, f"{time.time()-start:.0f}s", (sums / 100).round(3), flush=True); sums[:] = 0
    if step % 200 == 0: keep()
    if step % 800 == 0 and held:
        now = {k: v.clone() for k, v in net.state_dict().items()}
        net.load_state_dict(ema, strict=False); print("  held:", evaluate(held), flush=True); net.load_state_dict(now)
net.load_state_dict(ema, strict=False)
if held: print("held:", evaluate(held), flush=True)
keep()

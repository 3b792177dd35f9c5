"""The network that hears: a line and what was said before it -> parts, acts, and a score for every fact of a case.

It stands on the Universal Sentence Encoder (lite), which is trained further: `encoder.mjs` writes its weights."""
import json
import math
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

ACTS = (
    "ask open greet consent signpost private empathise reassure apologise thank acknowledge news explain plan offer instruct "
    "safetynet summary teachback check questions feel repair challenge examine goodbye smalltalk probe rude command nonsense"
).split()
REACTS = "admission needle operation test medicine ban home bad_news good_news waiting not_knowing transfer relatives other".split()
MAX_LINE, MAX_PATIENT, MAX_LEARNER = 96, 22, 12


def pretrained(folder):
    """(weights by name, [(piece, logarithm of its share)]) of the encoder."""
    told = json.load(open(f"{folder}/use.json"))
    data = open(f"{folder}/use.bin", "rb").read()
    found = {t["name"]: np.frombuffer(data, np.float32, t["size"] // 4, t["at"]).reshape(t["shape"]).copy() for t in told["tables"] if t["dtype"] == "float32"}
    return found, [(piece, -20.0 if share is None else share) for piece, share in told["vocabulary"]]


class Pieces:
    def __init__(self, vocabulary):
        self.vocab = vocabulary; self.id = {p: i for i, (p, _) in enumerate(self.vocab)}
        self.score = [s for _, s in self.vocab]; self.longest = max(len(p) for p, _ in self.vocab); self.cache = {}
    def of(self, word):
        got = self.cache.get(word)
        if got is None:
            got = self.cache[word] = self.cut(word)
        return got
    def cut(self, word):
        t = ("▁" if word[0].isalnum() else "") + word
        best = [(-1e9, 0, 0)] * (len(t) + 1); best[0] = (0.0, 0, 0)
        for j in range(1, len(t) + 1):
            for i in range(max(0, j - self.longest), j):
                k = self.id.get(t[i:j])
                s = -20.0 if k is None and j == i + 1 else None if k is None or k < 6 else self.score[k]
                if s is None: continue
                if best[i][0] + s > best[j][0]: best[j] = (best[i][0] + s, i, k or 0)
        out, j = [], len(t)
        while j > 0:
            out.append(best[j][2]); j = best[j][1]
        return out[::-1]

class USE(nn.Module):
    def __init__(self, w, layers, drop):
        super().__init__()
        g = lambda end: torch.from_numpy(np.array([v for k, v in w.items() if k.endswith(end)][0]))
        self.emb = nn.Embedding.from_pretrained(g("Embeddings_en"), freeze=False)
        self.register_buffer("scale", g("TimingSignal/ExpandDims_1").flatten().clone())
        self.n = layers; P = lambda t: nn.Parameter(t.clone())
        self.p = nn.ParameterDict(); self.drop = nn.Dropout(drop)
        for l in range(layers):
            def part(*has):
                ks = [k for k in w if all(h in k for h in has) and f"Layer_{l}/" in k]
                assert len(ks) == 1, (has, ks)
                return torch.from_numpy(np.array(w[ks[0]]))
            q = part("qkv_transform_single/kernel"); self.p[f"{l}qkv"] = P(q.view(q.shape[-2], -1)); self.p[f"{l}qkvb"] = P(part("qkv_transform_single/bias"))
            o = part("output_transform_single/kernel"); self.p[f"{l}out"] = P(o.view(o.shape[-2], -1)); self.p[f"{l}outb"] = P(part("output_transform_single/bias"))
            for name, has in (("n1", "TransformerLayer/layer_prepostprocess"), ("n2", "FFN/layer_prepostprocess")):
                self.p[f"{l}{name}s"] = P(part(has, "layer_norm_scale")); self.p[f"{l}{name}b"] = P(part(has, "layer_norm_bias"))
            self.p[f"{l}f1"] = P(part("conv1/Tensordot/Reshape_1")); self.p[f"{l}f1b"] = P(part("conv1/bias"))
            self.p[f"{l}f2"] = P(part("conv2/Tensordot/Reshape_1")); self.p[f"{l}f2b"] = P(part("conv2/bias"))
            if l == 0:
                self.p["dense"] = P(part("dense/kernel")); self.p["denseb"] = P(part("dense/bias"))
        self.segment = nn.Embedding(3, 256); nn.init.zeros_(self.segment.weight)
        self.tanh = P(g("tanh_layer_0/weights")); self.tanhb = P(g("tanh_layer_0/bias"))
    def forward(self, ids, pad, seg=None, own=None):
        """ids, pad [B, T] -> [B, own, 512]: the first `own` places of each row; what lies beyond is only looked at, and in the first layer alone."""
        B, T = ids.shape
        own = T if own is None else own
        e = self.emb(ids)
        pos = torch.arange(T).expand(B, T)
        s = pos[:, :, None].float() * self.scale
        x = 2 * e + torch.cat([s.sin(), s.cos()], -1)
        if seg is not None: x = x + self.segment(seg)
        x = self.drop(x)
        mask = torch.zeros(B, 1, 1, T).masked_fill(pad[:, None, None, :], -1e9)
        for l in range(self.n):
            p = lambda n: self.p[f"{l}{n}"]
            d = x.shape[-1]
            h = F.layer_norm(x, (d,), p("n1s"), p("n1b"), 1e-6)
            q = (h[:, :own] @ p("qkv")[:, :d] + p("qkvb")[:d]).view(B, own, 4, d // 4).transpose(1, 2)
            k, v = (h @ p("qkv")[:, d:] + p("qkvb")[d:]).view(B, -1, 2, 4, d // 4).permute(2, 0, 3, 1, 4)
            a = torch.softmax(q @ k.transpose(-1, -2) / math.sqrt(d // 4) + mask, -1) @ v
            a = a.transpose(1, 2).reshape(B, own, d) @ p("out") + p("outb")
            x = x[:, :own]
            if l == 0:
                x = x @ self.p["dense"] + self.p["denseb"]
                if seg is not None: mask = mask[..., :own].masked_fill((seg[:, None, None, :own] > 0), -1e9)
            x = x + self.drop(a)
            h = F.layer_norm(x, (512,), p("n2s"), p("n2b"), 1e-6)
            x = x + self.drop(F.relu(h @ p("f1") + p("f1b")) @ p("f2") + p("f2b"))
        return x
    def sentence(self, ids, pad):
        x = self.forward(ids, pad)
        m = (~pad)[:, :, None].float()
        return F.normalize(torch.tanh((x * m).sum(1) / m.sum(1).clamp(min=1) @ self.tanh + self.tanhb), dim=-1)

class Net(nn.Module):
    def __init__(self, weights, pieces, topics, attributes, slots, d=128, layers=1, drop=0.3):
        super().__init__()
        self.use = USE(weights, layers, 0.1); self.pieces = pieces; self.d = d
        self.down = nn.Linear(512, d); self.own = nn.Linear(256, d, bias=False); self.norm = nn.LayerNorm(d)
        self.drop = nn.Dropout(drop)
        self.start = nn.Linear(3 * d, 1); self.weigh = nn.Linear(d, 1)
        self.act = nn.Linear(3 * d, len(ACTS)); self.react = nn.Linear(3 * d, len(REACTS))
        self.slots = list(slots); self.slot = nn.Linear(3 * d, len(self.slots))
        self.query = nn.Linear(2 * d, d); self.key, self.value = nn.Linear(d, d), nn.Linear(d, d)
        self.topics = {t: i for i, t in enumerate(topics)}; self.attributes = {a: i for i, a in enumerate(attributes)}
        self.topic = nn.Embedding(len(topics), d); self.attribute = nn.Embedding(len(attributes), d)
        self.label, self.said = nn.Linear(256, d), nn.Linear(256, d)
        self.quest = nn.Linear(256, d)
        # How much a piece says, by how rare it is; the pieces of facts are averaged by it.
        self.register_buffer("telling", torch.tensor([max(0.05, (-s - 3) / 5) if i >= 6 else 1.0 for i, (_, s) in enumerate(pieces.vocab)]))
        # Words and facts begin in one space, so that what sounds alike is alike before anything is learned.
        with torch.no_grad():
            shared = nn.init.orthogonal_(torch.empty(d, 256)) * 3
            for layer in (self.own, self.label, self.said, self.quest): layer.weight.copy_(shared)
            self.down.weight.mul_(0.3)
            self.key.weight.copy_(torch.eye(d)); self.value.weight.copy_(torch.eye(d)); self.query.weight.copy_(torch.cat([torch.eye(d), torch.zeros(d, d)], 1))
        # Each question of a fact by itself: the likest counts.
        self.each = nn.Linear(256, d); self.query_each = nn.Linear(2 * d, d); self.norm_each = nn.LayerNorm(d); self.unasked = nn.Parameter(torch.tensor(0.0)); self.gain = nn.Parameter(torch.tensor(0.5))
        with torch.no_grad():
            self.each.weight.copy_(shared); self.query_each.weight.copy_(torch.cat([torch.eye(d), torch.zeros(d, d)], 1))
        self.norm_fact = nn.LayerNorm(d); self.nothing = nn.Parameter(torch.randn(d) * 0.1); self.bias = nn.Parameter(torch.tensor(-2.0))
        for t in (self.topic, self.attribute): nn.init.normal_(t.weight, std=0.1)
    def flat(self, bags):
        flat, off = [], []
        for b in bags:
            off.append(len(flat)); flat += [p for w in b for p in self.pieces.of(w)] or [6]
        return torch.tensor(flat), torch.tensor(off)
    def bag(self, bags):
        f, o = self.flat(bags)
        n = torch.diff(torch.cat([o, torch.tensor([len(f)])]))
        which = torch.repeat_interleave(torch.arange(len(o)), n)
        weight = self.telling[f]
        weight = weight / torch.zeros(len(o)).index_add(0, which, weight)[which]
        return F.embedding_bag(f, self.use.emb.weight, o, mode="sum", per_sample_weights=weight)
    def padded(self, texts, most=40):
        rows = [[p for w in t for p in self.pieces.of(w)][:most] or [6] for t in texts]
        T = max(map(len, rows)); ids = np.zeros((len(rows), T), np.int64); pad = np.ones((len(rows), T), bool)
        for i, r in enumerate(rows): ids[i, :len(r)] = r; pad[i, :len(r)] = False
        return torch.from_numpy(ids), torch.from_numpy(pad)
    def facts(self, facts, questions):
        """facts: [(label, said, topic, attribute)], questions: [[word lists]] -> [n, d]"""
        x = (self.label(self.bag([f[0] for f in facts])) + self.said(self.bag([f[1] for f in facts]))
             + self.topic(torch.tensor([self.topics[f[2]] for f in facts])) + self.attribute(torch.tensor([self.attributes[f[3]] for f in facts])))
        x = x + self.quest(self.bag([[w for q in qs for w in q if w[0].isalnum()] for qs in questions]))
        return self.norm_fact(x)
    def each_of(self, facts, questions):
        """A vector for each question of each fact and where they stand: [m, d], [n, most] (-1 where there is none)."""
        bags = [[w for w in q if w[0].isalnum()] for qs in questions for q in qs]
        owner = torch.tensor([i for i, qs in enumerate(questions) for _ in qs])
        most = max(1, max(map(len, questions)))
        place = torch.full((len(facts), most), -1); k = 0
        for i, qs in enumerate(questions):
            for j in range(len(qs)): place[i, j] = k; k += 1
        x = self.each(self.bag(bags)) + (self.topic(torch.tensor([self.topics[f[2]] for f in facts])) + self.attribute(torch.tensor([self.attributes[f[3]] for f in facts])))[owner] * 0.5
        return self.norm_each(x), place
    def likest(self, pool, each, place):
        s = self.query_each(pool[:, : 2 * self.d]) @ each.t() / math.sqrt(self.d) * 2
        s = s[:, place.clamp(min=0).view(-1)].view(len(pool), *place.shape).masked_fill(place[None] < 0, -1e9).max(-1).values
        return torch.where(s < -1e8, self.unasked.expand_as(s), s) * self.gain
    def encode(self, lines):
        """lines: [(line, patient, learner)] -> H [B, Tw, d] by word of the line only"""
        rows = []; Tw = max(len(a) for a, _, _ in lines)
        for row in lines:
            ids, seg, word = [], [], []
            for s, words in enumerate(row):
                for i, w in enumerate(words):
                    for p in self.pieces.of(w): ids.append(p); seg.append(s); word.append(i if s == 0 else Tw)
            rows.append((ids, seg, word))
        B, T = len(rows), max(len(r[0]) for r in rows)
        ids, seg = np.zeros((B, T), np.int64), np.zeros((B, T), np.int64); word = np.full((B, T), Tw, np.int64); pad = np.ones((B, T), bool)
        for b, (i, s, w) in enumerate(rows):
            n = len(i); ids[b, :n], seg[b, :n], word[b, :n], pad[b, :n] = i, s, w, False
        ids, seg, word, pad = (torch.from_numpy(z) for z in (ids, seg, word, pad))
        own = max(sum(1 for s in r[1] if s == 0) for r in rows)
        x = self.use(ids, pad, seg, own); word = word[:, :own]; pad = pad[:, :own]
        H = torch.zeros(B, Tw + 1, 512).scatter_add(1, word[:, :, None].expand(-1, -1, 512), x)
        n = torch.zeros(B, Tw + 1).scatter_add(1, word, (~pad).float())
        n = n[:, :Tw].clamp(min=1)[:, :, None]
        E = torch.zeros(B, Tw + 1, 256).scatter_add(1, word[:, :, None].expand(-1, -1, 256), self.use.emb(ids[:, :own]))
        return self.norm(self.down(self.drop(H[:, :Tw] / n)) + self.own(E[:, :Tw] / n))
    def starts(self, H):
        return self.start(torch.cat([F.pad(H, (0, 0, 1, 0))[:, :-1], H, F.pad(H, (0, 0, 0, 1))[:, 1:]], -1)).squeeze(-1)
    def pooled(self, h, mask, whole):
        w = torch.softmax(self.weigh(h).squeeze(-1).masked_fill(~mask, -1e9), 1)
        top = h.masked_fill(~mask[:, :, None], -1e9).max(1).values
        return torch.cat([(w[:, None, :] @ h).squeeze(1), top, whole], -1)
    def match(self, h, mask, pool, facts, each=None):
        phi = torch.cat([facts, self.nothing[None]])
        q = self.query(pool[:, : 2 * self.d])
        att = phi @ self.key(h).transpose(1, 2) / math.sqrt(self.d)
        att = torch.softmax(att.masked_fill(~mask[:, None, :], -1e9), -1)
        said = phi @ self.value(h).transpose(1, 2)
        s = ((att * said).sum(-1) + q @ phi.t()) / math.sqrt(self.d) * 2
        if each is None: return s
        return s + F.pad(self.likest(pool, *each), (0, 1))

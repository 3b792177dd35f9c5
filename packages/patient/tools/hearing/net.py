"""The network that hears: a line and what was said before it -> parts, acts, and a score for every fact of a case."""
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
BUCKETS = 6000
MAX_LINE, MAX_PATIENT, MAX_LEARNER = 96, 22, 12


def fnv(text):
    h = 2166136261
    for byte in text.encode():
        h = ((h ^ byte) * 16777619) & 0xFFFFFFFF
    return h


_grams = {}


def grams(word):
    """Buckets of the 3- to 5-letter pieces of a word."""
    found = _grams.get(word)
    if found is None:
        text = "<" + word + ">"
        found = [fnv(text[i : i + n]) % BUCKETS for n in (3, 4, 5) for i in range(len(text) - n + 1)][:20] or [fnv(text) % BUCKETS]
        _grams[word] = found
    return found


class Net(nn.Module):
    def __init__(self, words, vectors, own, topics, attributes, d=96, layers=1, heads=4, drop=0.3):
        """words: vocabulary in order; the first `own` have a vector of their own besides the fixed `vectors` [n, 100]."""
        super().__init__()
        self.d, self.heads, self.own = d, heads, own
        self.ids = {w: i + 1 for i, w in enumerate(words)}
        fixed = torch.zeros(len(words) + 1, vectors.shape[1])
        fixed[1:] = torch.from_numpy(vectors)
        self.register_buffer("fixed", fixed)
        self.project = nn.Linear(vectors.shape[1], d, bias=False)
        self.word = nn.Embedding(own + 1, d, padding_idx=0)
        self.gram = nn.EmbeddingBag(BUCKETS, d, mode="mean")
        self.segment = nn.Embedding(3, d)
        self.place = nn.Embedding(MAX_LINE + 1, d)
        self.norm_in = nn.LayerNorm(d)
        self.conv, self.norm_conv = nn.Conv1d(d, d, 3, padding=1), nn.LayerNorm(d)
        self.layers = nn.ModuleList(
            nn.ModuleDict(
                dict(qkv=nn.Linear(d, 3 * d), out=nn.Linear(d, d), n1=nn.LayerNorm(d), n2=nn.LayerNorm(d), f1=nn.Linear(d, 2 * d), f2=nn.Linear(2 * d, d))
            )
            for _ in range(layers)
        )
        self.norm = nn.LayerNorm(d)
        self.drop = nn.Dropout(drop)
        self.start = nn.Linear(3 * d, 1)
        self.weigh = nn.Linear(d, 1)
        self.act = nn.Linear(3 * d, len(ACTS))
        self.react = nn.Linear(3 * d, len(REACTS))
        self.query = nn.Linear(2 * d, d)
        self.key, self.value = nn.Linear(d, d), nn.Linear(d, d)
        self.topics = {t: i for i, t in enumerate(topics)}
        self.attributes = {a: i for i, a in enumerate(attributes)}
        self.topic = nn.Embedding(len(topics), d)
        self.attribute = nn.Embedding(len(attributes), d)
        self.label, self.said = nn.Linear(d, d), nn.Linear(d, d)
        self.norm_fact = nn.LayerNorm(d)
        self.nothing = nn.Parameter(torch.randn(d) * 0.1)
        self.bias = nn.Parameter(torch.tensor(-2.0))
        for table in (self.word, self.segment, self.place):
            nn.init.normal_(table.weight, std=0.05)
        self.word.weight.data[0] = 0
        nn.init.normal_(self.gram.weight, std=0.1)

    def embed(self, words, drop=0.0):
        """[len(words), d]"""
        ids = torch.tensor([self.ids.get(w, 0) for w in words])
        own = torch.where(ids <= self.own, ids, torch.zeros_like(ids))
        if drop > 0:
            own = own * (torch.rand(len(words)) >= drop)
        flat, offsets = [], []
        for w in words:
            offsets.append(len(flat))
            flat += grams(w)
        return self.project(self.fixed[ids]) + self.word(own) + self.gram(torch.tensor(flat), torch.tensor(offsets))

    def facts(self, facts, drop=0.0):
        """facts: [(label words, said words, topic, attribute)] -> [n, d]"""
        index, bags = {}, []
        for label, said, _, _ in facts:
            bags.append(([index.setdefault(w, len(index)) for w in label], [index.setdefault(w, len(index)) for w in said]))
        table = self.embed(list(index) or ["."], drop)

        def mean(which):
            flat, offsets = [], []
            for bag in bags:
                offsets.append(len(flat))
                flat += bag[which] or []
            flat = flat or [0]
            return F.embedding_bag(torch.tensor(flat), table, torch.tensor(offsets), mode="mean")

        return self.norm_fact(
            self.label(mean(0))
            + self.said(mean(1))
            + self.topic(torch.tensor([self.topics[f[2]] for f in facts]))
            + self.attribute(torch.tensor([self.attributes[f[3]] for f in facts]))
        )

    def encode(self, lines, drop=0.0):
        """lines: [(line, patient, learner)] word lists -> H [B, T, d], line first in each row; lengths of the lines."""
        B = len(lines)
        T = max(len(a) + len(b) + len(c) for a, b, c in lines)
        index = {}
        ids, seg, pos = (np.zeros((B, T), np.int64) for _ in range(3))
        pad = np.ones((B, T), bool)
        for b, row in enumerate(lines):
            k = 0
            for s, words in enumerate(row):
                for i, w in enumerate(words):
                    ids[b, k], seg[b, k], pos[b, k], pad[b, k] = index.setdefault(w, len(index)), s, min(i, MAX_LINE), False
                    k += 1
        E = self.embed(list(index), drop)
        pad = torch.from_numpy(pad)
        x = E[torch.from_numpy(ids).view(-1)].view(B, T, self.d) + self.segment(torch.from_numpy(seg)) + self.place(torch.from_numpy(pos))
        x = self.drop(self.norm_in(x))
        x = x + F.relu(self.conv((self.norm_conv(x) * (~pad)[:, :, None]).transpose(1, 2)).transpose(1, 2))
        mask = torch.zeros(B, 1, 1, T).masked_fill(pad[:, None, None, :], -1e9)
        for layer in self.layers:
            q, k, v = layer["qkv"](layer["n1"](x)).view(B, T, 3, self.heads, self.d // self.heads).permute(2, 0, 3, 1, 4)
            a = torch.softmax(q @ k.transpose(-1, -2) / math.sqrt(self.d // self.heads) + mask, -1)
            x = x + self.drop(layer["out"]((a @ v).transpose(1, 2).reshape(B, T, self.d)))
            x = x + self.drop(layer["f2"](F.relu(layer["f1"](layer["n2"](x)))))
        return self.norm(x)

    def starts(self, H):
        """Logits that a token begins a part, from it, its neighbour before and the one after; [B, T]"""
        before = F.pad(H, (0, 0, 1, 0))[:, :-1]
        after = F.pad(H, (0, 0, 0, 1))[:, 1:]
        return self.start(torch.cat([before, H, after], -1)).squeeze(-1)

    def pooled(self, h, mask, whole):
        """h [P, t, d] tokens of parts, mask [P, t] true where there is one, whole [P, d] mean of the line -> [P, 3d]"""
        w = torch.softmax(self.weigh(h).squeeze(-1).masked_fill(~mask, -1e9), 1)
        top = h.masked_fill(~mask[:, :, None], -1e9).max(1).values
        return torch.cat([(w[:, None, :] @ h).squeeze(1), top, whole], -1)

    def match(self, h, mask, pool, facts):
        """Scores [P, n + 1] of the facts [n, d] and of "nothing of the case" (last) for parts; h [P, t, d]."""
        phi = torch.cat([facts, self.nothing[None]])
        q = self.query(pool[:, : 2 * self.d])
        att = phi @ self.key(h).transpose(1, 2) / math.sqrt(self.d)
        att = torch.softmax(att.masked_fill(~mask[:, None, :], -1e9), -1)
        said = phi @ self.value(h).transpose(1, 2)
        return ((att * said).sum(-1) + q @ phi.t()) / math.sqrt(self.d) * 2

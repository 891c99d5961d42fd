"""Exact search over the same number of unit vectors with what Python offers; prints medians in ms as JSON."""
import json
import os
import sys
import time

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np

rows, dimensions = int(sys.argv[1]), int(sys.argv[2])
generator = np.random.default_rng(1)
vectors = generator.standard_normal((rows, dimensions), dtype=np.float32)
vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
queries = vectors[:7] + 0.1 * generator.standard_normal((7, dimensions), dtype=np.float32)
found = {}


def median(run):
    times = []
    for i in range(-2, 7):
        start = time.perf_counter()
        run(queries[i % 7])
        if i >= 0:
            times.append((time.perf_counter() - start) * 1000)
    return sorted(times)[len(times) // 2]


found["numpy f32: scores"] = median(lambda q: vectors @ q)
found["numpy f32: full order"] = median(lambda q: np.argsort(-(vectors @ q), kind="stable"))
try:
    import faiss

    faiss.omp_set_num_threads(1)
    index = faiss.IndexFlatIP(dimensions)
    index.add(vectors)
    found["faiss-cpu IndexFlatIP: top 100"] = median(lambda q: index.search(q[None], 100))
    del index
except ImportError:
    print("SKIPPED: faiss-cpu is not installed", file=sys.stderr)
try:
    import apsw
    import sqlite_vec

    if rows <= 200_000:  # beyond, filling it takes minutes
        db = apsw.Connection(":memory:")
        db.enable_load_extension(True)
        db.load_extension(sqlite_vec.loadable_path())
        db.execute(f"create virtual table v using vec0(e float[{dimensions}] distance_metric=cosine)")
        with db:
            db.executemany("insert into v(rowid, e) values (?, ?)", ((i, vectors[i].tobytes()) for i in range(rows)))
        sql = "select rowid from v where e match ? and k = 100"
        found["sqlite-vec vec0 f32: top 100"] = median(lambda q: list(db.execute(sql, [q.tobytes()])))
except ImportError as error:
    print(f"SKIPPED: sqlite-vec ({error})", file=sys.stderr)
print(json.dumps(found))

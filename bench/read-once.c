/* Reads a block of memory once, again and again, and prints the median milliseconds: the physical limit. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int argc, char **argv) {
  size_t bytes = argc > 1 ? strtoull(argv[1], 0, 10) : 1 << 20;
  enum { rounds = 31 };
  double times[rounds];
  uint64_t total = 0;
  size_t words = bytes / 8 / 4 * 4, quarter = words / 4;
  uint64_t *data = aligned_alloc(64, (bytes + 63) / 64 * 64);
  if (!data) return 1;
  memset(data, 1, bytes);
  for (int round = -3; round < rounds; round++) {
    double start = now();
    uint64_t a = 0, b = 0, c = 0, d = 0;
    for (size_t i = 0; i < quarter; i++) {
      a += data[i];
      b += data[i + quarter];
      c += data[i + 2 * quarter];
      d += data[i + 3 * quarter];
    }
    total += a + b + c + d;
    if (round >= 0) times[round] = now() - start;
  }
  qsort(times, rounds, sizeof *times, ascending);
  printf("%f %llu\n", times[rounds / 2], (unsigned long long)total);
  return 0;
}

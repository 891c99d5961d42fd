// AssemblyScript, compiled by `npm run build:kernel` into kernel.wasm.ts. Not part of the TypeScript program.

/** Dot product of one int8 row with the int16 target: 16 elements a step, summed exactly in 32-bit integers. */
// @ts-ignore: decorator
@inline
function sumLanes(sum: v128): i32 {
  return (
    i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1) + i32x4.extract_lane(sum, 2) + i32x4.extract_lane(sum, 3)
  );
}

// @ts-ignore: decorator
@inline
function step(sum: v128, row: usize, low: v128, high: v128): v128 {
  // The loads widen i8 to i16; dot_i16x8_s multiplies and adds pairs into i32.
  const a = i32x4.dot_i16x8_s(v128.load_ext<i8>(row), low);
  const b = i32x4.dot_i16x8_s(v128.load_ext<i8>(row, 8), high);
  return i32x4.add(sum, i32x4.add(a, b));
}

/**
 * dots[r] = rows[r] · target for every row. `dimensions` is a multiple of 16. Four streams at once (r, r + n/4, …):
 * the target is loaded once for four rows, and four places of memory are fetched ahead instead of one.
 */
export function scan(rows: usize, count: u32, dimensions: u32, target: usize, dots: usize): void {
  const quarter = count >> 2;
  const stride = <usize>quarter * dimensions;
  for (let r: u32 = 0; r < quarter; r++) {
    const p0 = rows + <usize>r * dimensions;
    const p1 = p0 + stride;
    const p2 = p1 + stride;
    const p3 = p2 + stride;
    let s0 = i32x4.splat(0);
    let s1 = i32x4.splat(0);
    let s2 = i32x4.splat(0);
    let s3 = i32x4.splat(0);
    for (let i: usize = 0; i < <usize>dimensions; i += 16) {
      const low = v128.load(target + (i << 1));
      const high = v128.load(target + (i << 1), 16);
      s0 = step(s0, p0 + i, low, high);
      s1 = step(s1, p1 + i, low, high);
      s2 = step(s2, p2 + i, low, high);
      s3 = step(s3, p3 + i, low, high);
    }
    const out = dots + (<usize>r << 2);
    const gap = <usize>quarter << 2;
    store<i32>(out, sumLanes(s0));
    store<i32>(out + gap, sumLanes(s1));
    store<i32>(out + gap + gap, sumLanes(s2));
    store<i32>(out + gap + gap + gap, sumLanes(s3));
  }
  for (let r: u32 = quarter << 2; r < count; r++) {
    const row = rows + <usize>r * dimensions;
    let sum = i32x4.splat(0);
    for (let i: usize = 0; i < <usize>dimensions; i += 16) {
      sum = step(sum, row + i, v128.load(target + (i << 1)), v128.load(target + (i << 1), 16));
    }
    store<i32>(dots + (<usize>r << 2), sumLanes(sum));
  }
}

/**
 * counts[k] = how often pieces[k] stands among the 16-bit numbers of a text; `bytes` is a multiple of 16.
 * Four pieces at once, so room for a multiple of four is read and written. A lane counts to 65,535.
 */
export function count(text: usize, bytes: usize, pieces: usize, wanted: u32, counts: usize): void {
  const end = text + bytes;
  for (let k: usize = 0; k < <usize>wanted; k += 4) {
    const at = pieces + (k << 1);
    const p0 = v128.load_splat<u16>(at);
    const p1 = v128.load_splat<u16>(at, 2);
    const p2 = v128.load_splat<u16>(at, 4);
    const p3 = v128.load_splat<u16>(at, 6);
    let s0 = i16x8.splat(0);
    let s1 = i16x8.splat(0);
    let s2 = i16x8.splat(0);
    let s3 = i16x8.splat(0);
    for (let p = text; p < end; p += 16) {
      const eight = v128.load(p);
      // equal lanes are -1
      s0 = i16x8.sub(s0, i16x8.eq(eight, p0));
      s1 = i16x8.sub(s1, i16x8.eq(eight, p1));
      s2 = i16x8.sub(s2, i16x8.eq(eight, p2));
      s3 = i16x8.sub(s3, i16x8.eq(eight, p3));
    }
    const out = counts + (k << 2);
    store<i32>(out, sumLanes(i32x4.extadd_pairwise_i16x8_u(s0)));
    store<i32>(out, sumLanes(i32x4.extadd_pairwise_i16x8_u(s1)), 4);
    store<i32>(out, sumLanes(i32x4.extadd_pairwise_i16x8_u(s2)), 8);
    store<i32>(out, sumLanes(i32x4.extadd_pairwise_i16x8_u(s3)), 12);
  }
}

/** Whether one number stands right before another in a text, which ends with a number that is not the first. */
export function beside(text: usize, bytes: usize, first: u32, second: u32): bool {
  const end = text + bytes;
  const left = i16x8.splat(<i16>first);
  const right = i16x8.splat(<i16>second);
  for (let p = text; p < end; p += 16) {
    const both = v128.and(i16x8.eq(v128.load(p), left), i16x8.eq(v128.load(p, 2), right));
    if (v128.any_true(both)) return true;
  }
  return false;
}

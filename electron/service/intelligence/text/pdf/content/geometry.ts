/** [a, b, c, d, e, f]: x' = a·x + c·y + e, y' = b·x + d·y + f (the order of PDF and canvas). */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: ArrayLike<number>): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner as unknown as Matrix;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Corners of an upright rectangle. */
export type Rect = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

/** The upright rectangle around a transformed one. */
export function transformRect(m: Matrix, x0: number, y0: number, x1: number, y1: number): Rect {
  const xs = [m[0] * x0 + m[2] * y0, m[0] * x1 + m[2] * y0, m[0] * x0 + m[2] * y1, m[0] * x1 + m[2] * y1];
  const ys = [m[1] * x0 + m[3] * y0, m[1] * x1 + m[3] * y0, m[1] * x0 + m[3] * y1, m[1] * x1 + m[3] * y1];
  return {
    x0: Math.min(...xs) + m[4],
    y0: Math.min(...ys) + m[5],
    x1: Math.max(...xs) + m[4],
    y1: Math.max(...ys) + m[5],
  };
}

/** Rotates by `degrees` about the origin; y grows downwards, so positive turns clockwise. */
export function rotation(degrees: number): Matrix {
  // Exact for the quarter turns, so that upright text keeps exact coordinates.
  const quarter: Readonly<Record<number, readonly [number, number]>> = {
    0: [1, 0],
    90: [0, 1],
    180: [-1, 0],
    270: [0, -1],
  };
  const [cos, sin] = quarter[((degrees % 360) + 360) % 360] ?? [
    Math.cos((degrees * Math.PI) / 180),
    Math.sin((degrees * Math.PI) / 180),
  ];
  return [cos, sin, -sin, cos, 0, 0];
}

/** Direction of a vector in whole degrees, clockwise, 0…359; within 8° of a quarter turn it counts as one. */
export function writingAngle(dx: number, dy: number): number {
  if (dy === 0 && dx > 0) return 0;
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  const quarter = Math.round(degrees / 90) * 90;
  const angle = Math.abs(degrees - quarter) <= 8 ? quarter : Math.round(degrees);
  return ((angle % 360) + 360) % 360;
}

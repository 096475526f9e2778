/** Weights as whole percentages that add up to 100: what is cut off goes to those who lost most by it. */
export function percentages(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (100 * weight) / total);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, part) => sum + part, 0);
  const order = exact.map((part, i) => ({ i, cut: part - whole[i] })).sort((a, b) => b.cut - a.cut || a.i - b.i);
  for (const { i } of order.slice(0, missing)) whole[i] += 1;
  return whole;
}

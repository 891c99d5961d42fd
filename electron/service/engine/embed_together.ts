/** Embeds one text alone. */
export type EmbedOne = (text: string) => Promise<Float32Array>;

/** Characters from which a text is embedded by several children: about 15 ms in one. */
export const LONG_TEXT = 1000;

/**
 * Embeds texts with several children at once: whoever is free takes the longest that is left. A text is one run wherever
 * it is embedded, so its vector is the same bits.
 * @param first its failure is that of all
 * @param others one that fails is not asked again, and its text is done by somebody else
 * @returns one vector per text, in their order
 */
export async function embedTogether(
  texts: readonly string[],
  first: EmbedOne,
  others: readonly EmbedOne[],
): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  const left = [...texts.keys()].sort((a, b) => texts[b]!.length - texts[a]!.length);
  let failed = false;
  async function work(embed: EmbedOne): Promise<void> {
    for (let i = left.shift(); i !== undefined && !failed; i = left.shift()) {
      try {
        vectors[i] = await embed(texts[i]!);
      } catch (error) {
        failed ||= embed === first;
        left.unshift(i);
        throw error;
      }
    }
  }
  const helping = others.map((embed) => work(embed).catch(() => undefined));
  await work(first);
  await Promise.all(helping);
  await work(first); // what a child had that failed last
  return vectors;
}

/** As large as a logo on paper is ever set, at 300 dots an inch. */
const WIDTH = 800;
const HEIGHT = 240;
/** What the service takes, as a data: URL. */
const MOST = 1_390_000;

/**
 * A picture drawn anew as a PNG of the size a cover needs; null for what is no picture. What else a file holds (where a
 * photograph was made, the programs of an SVG) stays behind: a picture that is drawn runs nothing and fetches nothing.
 */
export async function drawnLogo(file: File): Promise<string | null> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    // an SVG may have no size of its own
    const [width, height] = [picture.naturalWidth || WIDTH, picture.naturalHeight || HEIGHT];
    const is_drawing = file.type === 'image/svg+xml';
    const fit = Math.min(WIDTH / width, HEIGHT / height);
    for (let scale = is_drawing ? fit : Math.min(1, fit); scale > 0.05; scale *= 0.7) {
      const drawn = draw(picture, Math.round(width * scale), Math.round(height * scale));
      if (drawn === null || drawn.length <= MOST) return drawn;
    }
    return null;
  } catch {
    return null; // no picture, or a damaged one
  } finally {
    URL.revokeObjectURL(url);
  }
}

function draw(picture: HTMLImageElement, width: number, height: number): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  const brush = canvas.getContext('2d');
  if (brush === null) return null;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

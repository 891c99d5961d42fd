import { describe, expect, test } from 'vitest';
import { answer } from './judge.ts';

/** Resumes whose only mark of the title is one line: in the head of the job, under the name, in a sentence. */
const SHAPES = {
  title: (told: string) => ['', told, 'Tidy and reliable.', 'Daily tasks'],
  headline: (told: string) => [told, 'Clerk', 'Tidy and reliable.', 'Daily tasks'],
  summary: (told: string) => ['', 'Clerk', told, 'Daily tasks'],
  bullet: (told: string) => ['', 'Clerk', 'Tidy and reliable.', told],
} as const;

function finding(shape: keyof typeof SHAPES, told: string, prompt: string): string {
  const [headline = '', title, summary, bullet] = SHAPES[shape](told);
  return answer(prompt, [
    'Tessa Wolverley',
    ...(headline === '' ? [] : [headline]),
    'Sheffield',
    'tessa.wolverley@example.com | +44 555 0131',
    'Summary',
    summary ?? '',
    'Experience',
    `${title}, Brannock Ltd, Sheffield`,
    'March 2019 – present',
    `• ${bullet}`,
    'Education',
    'High school diploma, 2013',
  ]).finding;
}

describe('a title with its rank is found wherever and however the resume states it', () => {
  test.each([
    ['title', 'Buyer (Senior)', 'senior buyer'],
    ['headline', 'Senior Buyer', 'is a senior buyer'],
    ['summary', 'I am a senior buyer with ten years behind me.', 'a senior-level buyer'],
    ['bullet', 'Since 2021 senior buyer', 'buyer at senior level'],
    ['headline', 'Lead engineer', 'lead position'],
    ['bullet', 'Promoted to lead engineer', 'at lead level'],
    ['title', 'Sr. Einkäuferin', 'Senior Einkäufer'],
    ['summary', 'Ich bin Senior Einkäuferin mit zehn Jahren Praxis.', 'Einkäufer auf Seniorebene'],
    ['bullet', 'Beförderung zur Senior Einkäuferin', 'ist Senior Einkäufer'],
    ['headline', 'Acheteuse senior', 'acheteur senior'],
    ['summary', 'Je suis acheteuse senior depuis dix ans.', 'acheteur de niveau senior'],
    ['bullet', 'Ascendida a compradora sénior', 'comprador senior'],
    ['title', 'Compradora (senior)', 'comprador de nivel senior'],
    ['bullet', 'Promossa a buyer senior', 'lavora come buyer senior'],
    ['summary', 'On yıldır kıdemli satın alma uzmanıyım.', 'kıdemli satın alma uzmanı'],
    ['title', 'Satın Alma Uzmanı (Kıdemli)', 'kıdemli düzeyde satın alma uzmanı'],
  ] as const)('%s: %s – %s', (shape, told, prompt) => expect(finding(shape, told, prompt)).toBe('met'));
});

describe('who heads a department, in a title, a noun or a verb', () => {
  test.each([
    ['title', 'Head of Logistics', 'runs the logistics department'],
    ['title', 'Department Head Logistics', 'headed the logistics department'],
    ['title', 'Logistikleiterin', 'Leiter Logistik'],
    ['title', 'Leitung Logistik', 'Head of Logistics'],
    ['bullet', 'Leitung der Logistikabteilung', 'leitete die Abteilung Logistik'],
    ['title', 'Cheffe du service logistique', 'responsable de la logistique'],
    ['bullet', 'Direction du service logistique', 'à la tête de la logistique'],
    ['bullet', 'Ascendida a jefa de logística', 'ha dirigido el departamento de logística'],
    ['title', 'Direttrice logistica', 'capo della logistica'],
    ['summary', 'Come responsabile della logistica gestisco tre sedi.', 'responsabile logistica'],
    ['title', 'Lojistik Müdürü', 'lojistik bölümünün başında'],
    ['summary', 'Lojistik müdürüyüm.', 'lojistik müdürü'],
  ] as const)('%s: %s – %s', (shape, told, prompt) => expect(finding(shape, told, prompt)).toBe('met'));
});

describe('whose title it is not: those beside or below it, and what is wished for', () => {
  test.each([
    ['title', 'Assistant to the Senior Buyer', 'senior buyer'],
    ['summary', 'I want to become a senior buyer.', 'senior buyer'],
    ['title', 'Engineer reporting to the lead engineer', 'is a lead'],
    ['bullet', 'Reported to the lead engineer', 'at lead level'],
    ['title', 'Staff Nurse', 'at lead level'],
    ['bullet', 'Reported to the head of logistics', 'heads logistics'],
    ['title', 'Deputy Head of Logistics', 'heads logistics'],
    ['bullet', 'Nurtured marketing leads', 'headed marketing'],
    ['title', 'Assistenz der Senior Einkäuferin', 'Senior Einkäufer'],
    ['bullet', 'Bericht an die Logistikleitung', 'Leiter Logistik'],
    ['title', 'Stellvertretende Leiterin Logistik', 'leitet die Logistik'],
    ['bullet', 'Rattachée au responsable logistique', 'responsable logistique'],
    ['bullet', 'Reporte al jefe de logística', 'jefe de logística'],
    ['title', 'Vice responsabile logistica', 'responsabile logistica'],
    ['bullet', 'Riporto al responsabile logistica', 'responsabile della logistica'],
    ['title', 'Lojistik Müdürü Asistanı', 'lojistik müdürü'],
    ['bullet', 'Lojistik müdürüne bağlı çalışma', 'lojistik müdürü'],
  ] as const)('%s: %s – %s', (shape, told, prompt) => expect(finding(shape, told, prompt)).not.toBe('met'));
});

import { createJudge } from '#service/intelligence/criteria/engine.ts';
import { parseTables } from '#service/intelligence/criteria/lexicon.ts';
import { expect, test } from 'vitest';
import { lexiconTableTexts } from '../../../helpers/lexicon.ts';
import { resume } from './resumes.ts';

const judge = createJudge(parseTables(lexiconTableTexts()));

const saying = (said: string) =>
  resume(['Ines Okafor', 'ines.okafor@example.com | +1 555 0147', 'Chef, Hotel Astor, 2016 – 2020', said]);

test.each([
  ['Driving licence, own van', 'Own car or van', 'met'],
  ['Führerschein B, eigener Transporter', 'Eigenes Fahrzeug', 'met'],
  ['Führerschein B, Firmenwagen', 'Eigener Transporter', 'not_stated'],
  ['Permis B, camionnette personnelle', 'Véhicule personnel', 'met'],
  ['Permis B, camionnette de société', 'Véhicule personnel', 'not_stated'],
  ['Carnet B, furgoneta propia', 'Que tenga furgoneta', 'met'],
  ['Reparto con furgoneta de la empresa', 'Vehículo propio', 'not_stated'],
  ['Patente B, furgone proprio', 'Automunito', 'met'],
  ['Consegne con furgone aziendale', 'Automunito', 'not_stated'],
  ['B sınıfı ehliyet, kendi minibüsü var', 'Kendi aracı olan', 'met'],
])('“%s” for “%s”: %s', (said, text, finding) => {
  expect(judge.evaluateCriteria([text], saying(said))[0]).toMatchObject({ finding });
});

test.each([
  ['Occasional travel fine', 'Fine with travelling now and then'],
  ['Gelegentliche Dienstreisen möglich', 'Ab und zu reisen'],
  ['Déplacements ponctuels possibles', 'Accepte de se déplacer de temps en temps'],
  ['Disponible para viajar puntualmente', 'Disponibilidad para viajar de vez en cuando'],
  ['Disponibile a trasferte occasionali', 'Disponibile a viaggiare ogni tanto'],
  ['Ara sıra seyahat edebilirim', 'Zaman zaman seyahat edebilen'],
])('how often in other words, “%s” for “%s”', (said, text) => {
  expect(judge.evaluateCriteria([text], saying(said))[0]).toMatchObject({ finding: 'met' });
});

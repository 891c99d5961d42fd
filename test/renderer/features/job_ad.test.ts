import { describe, expect, it } from 'vitest';
import { isJobAd } from '../../../renderer/features/drop/job_ad.ts';

const ENGLISH = `Yard planner
Halden Freight moves timber by rail.
What you will do
You plan the yard and you lead your shift of six.
What we're looking for
You have planned shifts before, and you speak Polish.
What we offer
Your own office with a view of the cranes.
Write to jobs@example.com`;
const GERMAN = `Schichtplaner (m/w/d)
Die Halden Logistik bewegt Holz auf der Schiene.
Ihre Aufgaben
Sie planen den Hof und führen Ihre Schicht.
Ihr Profil
Sie haben schon Schichten geplant.
Wir bieten
Ihnen ein Büro mit Blick auf die Kräne.`;
const DU = `Lagerleitung
Deine Aufgaben:
- Du führst dein Team
Das bringst du mit:
- Du kennst SAP
Das bieten wir dir:
- Ein Rad für dich`;
const MARKDOWN = `# Night porter
## About the role
You keep the house at night, you greet your guests.
## Requirements
- You speak English, and you like quiet.
## Benefits
- Breakfast`;

const RESUME = `Ada Example
ada@example.com
Experience
Yard planner, Halden Freight, 2019 – 2023
Education
BSc Logistics, 2015 – 2018`;
const OF_A_RECRUITER = `Bea Example
Recruiter who writes ads: "You have, you bring, your profile, you will".
Requirements
Wrote requirements for your hiring managers and you
What we offer
Benefits consulting
Halden Freight 2019 - 2021
Northern Sail 2021 - present`;
const COVER_LETTER = `Dear Ms Olsen
I read your ad and I would like to plan your yard. You asked who I am.
About you
My years at Halden taught me what you need, and I can begin when you like.
What we offer
I offer my time.`;
const UNTITLED = `Cleo Example
+1 555 0142 118
Requirements
What we offer
you you you you you`;

describe('a job ad among files', () => {
  it.each([
    ['in English', ENGLISH],
    ['in German', GERMAN],
    ['that says du', DU],
    ['in Markdown', MARKDOWN],
  ])('is known: one %s', (_, text) => {
    expect(isJobAd(text.split('\n'))).toBe(true);
  });

  it.each([
    ['a resume', RESUME],
    ['the resume of somebody who writes ads', OF_A_RECRUITER],
    ['a cover letter', COVER_LETTER],
    ['whoever begins with a phone number', UNTITLED],
    ['a list of requirements alone', 'Requirements\nExcel\nPolish\nSAP'],
    ['an ad that speaks to nobody', 'Requirements\nExcel\nBenefits\nBreakfast'],
    ['nothing', ''],
  ])('is not: %s', (_, text) => {
    expect(isJobAd(text.split('\n'))).toBe(false);
  });
});

import { describeFindings, describeReadings, type Case, type Reading } from './tables.ts';
import { resume } from './resumes.ts';

const READINGS: readonly Reading[] = [
  [
    'The resume gives: GitHub',
    ['GitHub profile', 'Has a GitHub link', 'GitHub', 'GitHub-Profil angegeben', 'Perfil de GitHub'],
  ],
  ['The resume gives: LinkedIn', ['LinkedIn', 'LinkedIn URL on the resume', 'Profil LinkedIn']],
  [
    /^The resume gives: (?:website|Portfolio site|Página web|Kişisel web sitesi|Site personnel)$/iu,
    [
      'Personal website',
      'Portfolio site',
      'Has an own website',
      'Página web',
      'Kişisel web sitesi',
      'Site personnel',
    ],
  ],
  ['The resume gives: Phone number', ['Phone number given']],
  ['The resume gives: Telefonnummer', ['Telefonnummer angegeben']],
  [/^The resume gives: (?:E-mail|Email) address$/u, ['E-mail address', 'Email address provided']],
  ['The resume gives: SoundCloud or Bandcamp', ['SoundCloud or Bandcamp profile']],
  ['The resume gives: GitHub and LinkedIn', ['GitHub and LinkedIn profiles']],
];

const headed = (lines: readonly string[]) =>
  resume([
    'Robin Example',
    ...lines,
    'Experience',
    'Developer, Fernhill Works',
    'Mar 2020 - Present',
    '• Set up GitHub Actions and posted openings on LinkedIn',
  ]);

const CASES: readonly Case[] = [
  ['GitHub profile', ['robin@example.com | github.com/robin-example'], 'met', 'github.com/robin-example'],
  ['GitHub profile', ['robin@example.com'], 'not_met'],
  ['LinkedIn', ['linkedin.com/in/robin-example'], 'met', 'linkedin.com'],
  ['LinkedIn profile', ['github.com/robin-example'], 'not_met'],
  ['GitLab profile', ['github.com/robin-example'], 'not_met'],
  ['Personal website', ['robin-example.dev'], 'met', 'robin-example.dev'],
  ['Personal website', ['robin@example.com'], 'not_met'],
  ['Personal website', ['github.com/robin-example'], 'not_met'],
  ['Portfolio link', ['Portfolio: https://robin.example.com'], 'met', 'robin.example.com'],
  ['Phone number given', ['+44 113 555 0142'], 'met', '555 0142'],
  ['Phone number given', ['robin@example.com'], 'not_met'],
  ['Email address provided', ['robin@example.com'], 'met', 'robin@example.com'],
  ['Email address provided', ['+44 113 555 0142'], 'not_met'],
  ['SoundCloud or Bandcamp profile', ['bandcamp.com/robin-example'], 'met', 'bandcamp.com'],
  ['GitHub or GitLab profile', ['gitlab.com/robin-example'], 'met', 'gitlab.com'],
  ['GitHub and LinkedIn profiles', ['github.com/robin-example'], 'not_met'],
  ['No LinkedIn profile', ['github.com/robin-example'], 'met'],
];

describeReadings('links', READINGS);
describeFindings('links', headed, CASES);

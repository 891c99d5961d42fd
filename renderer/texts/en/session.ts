type Named = { readonly browser: string | null; readonly system: string | null };

export const session = {
  none: {
    title: 'Open the link that Longlist printed',
    text: 'This page belongs to the Longlist running on this computer. It opens with the link shown when Longlist starts; each link works once. Start Longlist again to get a new one. When it has moved to another port, it needs a new link there, too.',
  },
  signed_out: {
    title: 'You are signed out',
    text: 'Nothing can be read or changed in this browser any more. To sign in again, start Longlist again and open the link it shows.',
  },
  ended: {
    title: 'This session has ended',
    text: 'It was ended in Settings, nobody used it for seven days, or it was thirty days old. What you had saved is safe: start Longlist again and open the link it shows.',
  },
  used_link: {
    title: 'This link no longer works',
    text: 'Each link opens Longlist once, within a day. Start Longlist again and open the link it shows then.',
  },
  notKept:
    'This browser stores nothing for this page, so it needs a link after each reload. Allow site data for this address, or use a window that is not private.',
  inWindow: 'Open it again to continue where you were.',
  again: 'Open Longlist again',
  sessions: 'Signed-in browsers',
  sessionsText:
    'Whoever opens a Longlist link is signed in there for thirty days, or until nobody has used it for seven. Once signed out, a browser can no longer read anything.',
  columns: { browser: 'Browser', opened: 'Signed in', used: 'Last used', ends: 'Expires' },
  browser: ({ browser, system }: Named): string => {
    const name = browser === 'Longlist' ? 'Window of Longlist' : (browser ?? 'Unknown browser');
    return system === null ? name : `${name} on ${system}`;
  },
  thisOne: 'This one',
  now: 'now',
  signOut: 'Sign out',
  signOutFailed: 'You are still signed in.',
  endOne: (name: string) => `Sign out ${name}`,
  endOthers: 'Sign out all others',
  signedOutOne: (name: string) => `${name} is signed out`,
  othersSignedOut: 'All other browsers are signed out',
  endFailed: 'It is still signed in.',
};

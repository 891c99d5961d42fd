/** The client, for the examples inside this repository. Elsewhere the client itself takes the place of this file. */
export * from '../../resources/client/longlist.ts';

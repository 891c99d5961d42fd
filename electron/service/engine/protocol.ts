import type { Profile } from '#service/intelligence/profile.ts';
import type { DocumentNotice, UnreadableReason } from '#service/intelligence/document.ts';
import type { KnownBeside } from '#service/intelligence/embedding/identity.ts';
import type { MailKind } from '#service/intelligence/mail/kind.ts';
import type { AddedModel } from '#service/intelligence/embedding/model_folder.ts';
import type { DocumentPassages, ReadingStep, TextRole } from '#service/intelligence/ports.ts';
import type { TitleWord } from '#service/intelligence/ranking/title_words.ts';

/** Given to a child as JSON in the environment variable of this name: it needs no message to be ready. */
export const CHILD_SETTINGS = 'LONGLIST_ENGINE_CHILD';
export type ChildSettings = {
  readonly resources_dir: string;
  readonly fake_embedder: boolean;
  /** The model whose vectors are used instead of the bundled one's. */
  readonly added_model: AddedModel | null;
  /** Cores one embedding run may use. */
  readonly threads: number;
  /** A niceness of 0…19: background children give way to the interface and to other programs. */
  readonly niceness: number;
  /** It waits for queries, which people wait for. */
  readonly stands_by: boolean;
  /** Bytes of resident memory beyond which the child ends itself. */
  readonly rss_limit_bytes: number;
};

/** Language data for text recognition a person added beside English: see languages.ts. */
export type LanguageFile = { readonly code: string; readonly path: string };

/** Lists of skills beside the shipped one: see skills.ts. */
export type OwnSkillsFile = { readonly path: string; readonly hash: string };

export type ReadCall = {
  readonly kind: 'read';
  /** Absolute path of the bytes; the child opens the file, so large files never cross processes. */
  readonly path: string;
  readonly file_name: string | null;
  /** Month the file was received, YYYY-MM: what "present" means in it. */
  readonly received: string;
  /** What is known of the person beside the file, none of which is embedded. */
  readonly known?: KnownBeside | null;
  readonly languages: readonly LanguageFile[];
  readonly own_skills: OwnSkillsFile | null;
};
export type EmbedCall = {
  readonly kind: 'embed';
  readonly texts: readonly string[];
  readonly role: TextRole;
};
/** The words a target is called by, to be cut into pieces. */
export type TitleCall = { readonly kind: 'title'; readonly title: string };
/** One resume with the criteria that are asked of it. */
export type ResumeToEvaluate = {
  /** A ResumeDocument and its Profile as this program stored them: parsed in the child, and not checked again. */
  readonly document_json: string;
  readonly profile_json: string;
  /** 'YYYY-MM': what "present" means in the resume. */
  readonly reference_date: string;
  readonly prompts: readonly string[];
};
export type EvaluateCall = {
  readonly kind: 'evaluate';
  readonly resumes: readonly ResumeToEvaluate[];
  readonly own_skills: OwnSkillsFile | null;
};
/** A spreadsheet a person brought; its bytes come along, as they are kept in no file. */
export type TableCall = { readonly kind: 'table'; readonly bytes: Uint8Array; readonly sheet: string | null };
/** A mail a person brought; its bytes come along, as they are kept in no file. */
export type MailCall = {
  readonly kind: 'mail';
  readonly bytes: Uint8Array;
  readonly mail_kind: MailKind;
  /** Month it was received, YYYY-MM: what "present" means in its files. */
  readonly received: string;
  /** Whether its files are looked into: left out when doing so ended an earlier try. */
  readonly looks_inside: boolean;
};
/** The profile whose tags are to be suggested: a child has the skills at hand, and nobody waits for it. */
export type SuggestCall = {
  readonly kind: 'suggest_tags';
  readonly profile_json: string;
  readonly own_skills: OwnSkillsFile | null;
};
export type EngineCall = ReadCall | EmbedCall | TitleCall | EvaluateCall | TableCall | MailCall | SuggestCall;

/** JSON is made in the child, so that the process that answers requests does not have to. */
export type FileRead =
  | {
      readonly ok: true;
      readonly text: string;
      /** SHA-256 of the text. */
      readonly text_hash: string;
      readonly document_json: string;
      readonly profile: Profile;
      readonly notices: readonly DocumentNotice[];
      /** null for kinds without pages. */
      readonly page_count: number | null;
      readonly passages: DocumentPassages;
      /** Word pieces of all passages, in order: what a title is looked for in. */
      readonly pieces: Uint16Array;
      /** What the person does now, without who they are, as a title to compare others with. */
      readonly title: readonly TitleWord[];
    }
  | { readonly ok: false; readonly reason: UnreadableReason; readonly message: string };

export type ToChild<Call = EngineCall> = { readonly id: number; readonly call: Call };
export type FromChild =
  | { readonly type: 'ready' }
  /** The child cannot work at all (a missing model, a broken installation) and exits. */
  | { readonly type: 'unusable'; readonly message: string }
  | { readonly type: 'memory'; readonly rss: number }
  /** A call that takes long has done a step, such as a page; 'recognition' says that text recognition begins. */
  | { readonly type: 'progress'; readonly id: number; readonly step: ReadingStep }
  | { readonly type: 'reply'; readonly id: number; readonly value: unknown }
  | { readonly type: 'error'; readonly id: number; readonly message: string };

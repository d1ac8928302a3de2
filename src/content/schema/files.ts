import type { z } from "zod";
import { eventsAddress } from "./page-address";
import { eventsSchema } from "./events";
import { homeSchema } from "./home";
import { impactSchema } from "./impact";
import { noticeSchema } from "./notice";
import type { PageFrontMatter } from "./page";
import { programsSchema } from "./programs";
import { siteSchema } from "./site";
import { isUploadName, nameOf } from "./upload-names";

/** The YAML files that the site needs, and their schemas. */
export const requiredFiles = {
  "site.yml": siteSchema,
  "home.yml": homeSchema,
  "programs.yml": programsSchema,
  "impact.yml": impactSchema,
} as const;

/** The YAML files that the site may have, and their schemas. */
export const optionalFiles = {
  "notice.yml": noticeSchema,
  "events.yml": eventsSchema,
} as const;

/** All YAML files in the content folder, and their schemas. */
export const fileSchemas = { ...requiredFiles, ...optionalFiles };

export type YamlFileName = keyof typeof fileSchemas;

/** The name of what a file holds: `site` for `site.yml`. */
export const dataName = (file: string) => file.replace(/\.yml$/, "");

type DataName<File> = File extends `${infer Name}.yml` ? Name : never;

type DataOf<Schemas extends Readonly<Record<string, z.ZodType>>, Missing> = {
  readonly [File in keyof Schemas as DataName<File>]:
    z.infer<Schemas[File]> | Missing;
};

/** What all YAML files hold, by their names without `.yml`. */
export type FileData = DataOf<typeof requiredFiles, never> &
  DataOf<typeof optionalFiles, undefined>;

/** The names of the fields in a value, and in all that it contains. */
type NamesIn<Value> = Value extends readonly (infer Each)[]
  ? NamesIn<Each>
  : Value extends object
    ? (keyof Value & string) | NamesIn<Value[keyof Value]>
    : never;

/** The names of all fields, in YAML files and in front matter. */
export type FieldName = NamesIn<FileData[keyof FileData] | PageFrontMatter>;

/** Pages made from a YAML file, by address. A page exists only if its file does. */
export const yamlPageFiles = { [eventsAddress]: "events.yml" } as const;

export type YamlPageAddress = keyof typeof yamlPageFiles;

export const isYamlPageAddress = (
  address: string,
): address is YamlPageAddress => Object.hasOwn(yamlPageFiles, address);

/**
 * Names that page files may not use, because code generates these pages: the
 * home page, the 404 page, and those of other files; or because the build keeps
 * files in a folder of that name.
 */
export const reservedPageNames = [
  ...["index", "404"],
  ...Object.keys(yamlPageFiles).map((address) => address.slice(1)),
  ...["edit", "static", "page-data"],
];

export function isYamlFile(name: string): name is YamlFileName {
  return Object.hasOwn(fileSchemas, name);
}

/** Whether the content has a place for a file. */
export const isContentFile = (path: string) =>
  isTextFile(path) || isUploadName(path);

/** Whether a file is a page that staff write. */
export const isPageFile = (path: string) => /^pages\/[^/]+\.mdx$/.test(path);

/** Whether a file holds fields or a page; others are pictures and documents. */
export const isTextFile = (path: string) =>
  isYamlFile(path) || isPageFile(path);

/** Whether operating systems create a file on their own; it is ignored. */
export const isSystemFile = (path: string) =>
  [".DS_Store", "Thumbs.db", "desktop.ini"].includes(nameOf(path));

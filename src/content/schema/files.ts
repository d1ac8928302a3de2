import { homeSchema } from "./home";
import { impactSchema } from "./impact";
import { programsSchema } from "./programs";
import { siteSchema } from "./site";

/** The YAML files in the content folder and their schemas. */
export const fileSchemas = {
  "site.yml": siteSchema,
  "home.yml": homeSchema,
  "programs.yml": programsSchema,
  "impact.yml": impactSchema,
} as const;

type FileName = keyof typeof fileSchemas;

export function isFileName(name: string): name is FileName {
  return Object.hasOwn(fileSchemas, name);
}

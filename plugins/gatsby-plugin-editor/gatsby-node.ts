import path from "node:path";
import type { PluginOptionsSchemaArgs } from "gatsby";
import { rm } from "node:fs/promises";
import { writeEditor } from "./write-editor";

interface Options {
  readonly content: string;
  readonly repository?: string;
}

export const pluginOptionsSchema = ({ Joi }: PluginOptionsSchemaArgs) =>
  Joi.object({
    content: Joi.string()
      .required()
      .description("The folder of the content, from the site's."),
    repository: Joi.string().description(
      "owner/name on GitHub; without it, the site has no editor.",
    ),
  });

const folder = path.resolve("public/edit");

/** An editor of an earlier build isn't a page of the site. */
export const onPreBuild = () => rm(folder, { recursive: true, force: true });

export async function onPostBuild(_: object, { content, repository }: Options) {
  if (repository) await writeEditor({ folder, content, repository });
}

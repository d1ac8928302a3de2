/** @jest-environment node */
import { testCorpus } from "../support/corpus";

testCorpus([
  {
    name: "an empty file",
    file: "impact.yml",
    to: "",
    at: "1:1",
    path: "impact",
    found: "nothing",
    expected: "a list, each entry beginning with a hyphen",
    fix: "write them, or bring back an earlier version of the file",
  },
  {
    name: "a file of comments",
    file: "site.yml",
    to: "# later\n",
    at: "1:1",
    path: "site",
    found: "nothing",
    expected:
      "the fields name, county, url, email, address, ein, donateUrl and copyrightYear",
    fix: "write them, or bring back an earlier version of the file",
  },
  {
    name: "text instead of fields",
    file: "site.yml",
    to: "hello\n",
    at: "1:1",
    path: "site",
    found: "hello",
    expected:
      "the fields name, county, url, email, address, ein, donateUrl and copyrightYear",
    fix: "write its fields on lines of their own, each with a name, a colon and a value",
  },
  {
    name: "fields instead of a list",
    file: "programs.yml",
    to: "title: Heron Watch\n",
    at: "1:1",
    path: "programs",
    found: "a group of fields",
    expected: "a list of program cards, each starting with a hyphen",
    fix: "begin every entry with a hyphen and a space",
  },
  {
    name: "an empty list",
    file: "programs.yml",
    to: "[]\n",
    at: "1:1",
    path: "programs",
    found: "an empty list",
    expected: "a list of program cards, each starting with a hyphen",
    fix: "add 1 entry",
  },
  {
    name: "a list of words",
    file: "programs.yml",
    to: "- Heron Watch\n",
    at: "1:3",
    path: "programs › item 1",
    found: "Heron Watch",
    expected: "one program card: title, description, image and alt",
    fix: "write its fields on lines of their own, each with a name, a colon and a value",
  },
]);

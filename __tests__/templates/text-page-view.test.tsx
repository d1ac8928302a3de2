/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import { TextPageView } from "../../src/templates/text-page-view";
import { picture } from "../../src/examples/picture";
import { site } from "../../src/examples/site";

test("a picture of its own is behind the title, as decoration", () => {
  render(
    <TextPageView
      title="Pond Rules"
      picture={picture.image}
      lastUpdated={null}
      language="en"
      tree={[]}
      facts={{
        contact: site,
        donateAddress: site.donateAddress,
        figures: [],
        photos: new Map(),
      }}
    />,
  );

  expect(screen.getByRole("presentation")).toHaveAttribute(
    "src",
    picture.image.day.images.fallback?.srcSet?.match(/\S+(?= 960w)/)?.[0],
  );
});

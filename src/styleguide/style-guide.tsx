import styled from "styled-components";
import { SiteLink } from "../components/site-link";
import { Note } from "../components/body/note";
import { Photo } from "../components/body/photo";
import { columnAttribute, Table } from "../components/body/table";
import { Button } from "../components/pressable";
import { ContactDetails } from "../components/contact-details";
import { DonateLink } from "../components/donate-link";
import { EventList } from "../components/event-list";
import { ImpactFigures } from "../components/impact-figures";
import { SectionHeading } from "../components/section-heading";
import { toastWords } from "../content/words/phrases";
import { withPrefix } from "../site-address";
import { DismissButton, ToastCard } from "../toasts/toast-card";
import { Wrap } from "../components/wrap";
import { figureColors } from "../content/schema/figure-colors";
import { iconNames } from "../content/schema/icon-names";
import { event } from "../examples/event";
import { figure } from "../examples/figure";
import { image, picture } from "../examples/picture";
import { site } from "../examples/site";
import { Contents } from "../layout/contents";
import { Layout } from "../layout/layout";
import { Mission } from "../sections/mission";
import { Programs } from "../sections/programs";
import { theme } from "../theme/theme";
import { Inks } from "./inks";
import { Specimen } from "./specimen";

/** A very long word, which must break instead of overflowing. */
const longName = "Donaudampfschifffahrtsgesellschaftskapitän";

/** A picture that loads: landscape where the card is portrait, none for dusk. */
const photo = {
  ...picture,
  image: {
    day: {
      ...image,
      images: { fallback: { src: withPrefix("/vignettes/county.960.avif") } },
    },
    dusk: null,
  },
};

const programs = [
  { title: "Book Sales", description: "We sell books.", picture: photo },
  {
    title: longName,
    description: "A name that fits no card.",
    picture: { ...photo, credit: `R. ${longName}` },
  },
];

const pillars = iconNames
  .slice(0, 4)
  .map((icon) => ({ title: icon, text: "Stories by the window.", icon }));

const Page = styled(Wrap)`
  padding-block: ${theme.space.band};
`;

/**
 * Components in states that few pages show, with the same examples as the tests.
 * Add new ones here. Served at /styleguide, by `npm run develop` only.
 */
export default function StyleGuide() {
  return (
    <Layout site={site} path="/styleguide">
      <Page>
        <h1>Style guide</h1>
        <Specimen name="Inks">
          <Inks />
        </Specimen>
        <Specimen name="SectionHeading">
          <SectionHeading of="example" lead="Neighbors since the start.">
            About Us
          </SectionHeading>
        </Specimen>
        <Specimen name="Button">
          <Button>Contact Information</Button>
        </Specimen>
        <Specimen name="DonateLink">
          <DonateLink href={site.donateAddress} look="action">
            Donate Today
          </DonateLink>
          <DonateLink href={site.donateAddress} look="bar">
            Donate Now
          </DonateLink>
          <DonateLink href={site.donateAddress} look="text">
            Donate Now
          </DonateLink>
        </Specimen>
        <Specimen name="ImpactFigures">
          <ImpactFigures
            figures={figureColors.map((color) => ({
              ...figure,
              color,
              label: `${figure.label}, ${color}`,
            }))}
          />
          <ImpactFigures
            figures={[
              { ...figure, asOf: "2025-06-30", source: "Our own count" },
              { ...figure, label: longName },
            ]}
          />
        </Specimen>
        <Specimen name="EventList">
          <EventList
            events={[
              { ...event, end: event.start, place: longName },
              { ...event, title: longName, canceled: true },
            ]}
            heading="h3"
          />
        </Specimen>
        <Specimen name="Note">
          <Note title={event.title}>
            <p>
              The roof is being mended.{" "}
              <SiteLink href="/about">About us</SiteLink>
            </p>
          </Note>
        </Specimen>
        <Specimen name="Photo">
          <Photo
            picture={{ ...photo, credit: longName }}
            caption="The hills."
          />
        </Specimen>
        <Specimen name="ContactDetails">
          <ContactDetails facts={site} />
        </Specimen>
        <Specimen name="Table">
          <Table columns={["Rooms"]}>
            <thead>
              <tr>
                <th>Rooms</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td {...{ [columnAttribute]: "Rooms" }}>{longName}</td>
              </tr>
            </tbody>
          </Table>
        </Specimen>
        <Specimen name="Contents">
          <Contents entries={[{ id: "example", text: longName }]} />
        </Specimen>
        <Specimen name="ToastCard">
          <ToastCard $state="showing" $dragging={false}>
            <p>Contact Information</p>
            <DismissButton aria-label={toastWords.dismiss}>×</DismissButton>
          </ToastCard>
        </Specimen>
      </Page>
      <Mission heading={null} lead="Four things we do." pillars={pillars} />
      <Programs lead="What goes on all year." programs={programs} />
    </Layout>
  );
}

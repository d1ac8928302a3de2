import React from "react";
import type { ContactFacts } from "../components/contact-details";
import { About, type AboutProps } from "./about";
import { type Backdrop, CallToAction } from "./call-to-action";
import { Contact } from "./contact";
import { Hero, type HeroProps } from "./hero";
import { Impact, type ImpactProps } from "./impact";
import { Mission, type MissionProps } from "./mission";
import { Programs, type ProgramsProps } from "./programs";

export interface HomeProps {
  readonly donateHref: string;
  readonly facts: ContactFacts;
  readonly hero: Omit<HeroProps, "donateHref">;
  readonly about: AboutProps;
  readonly mission: MissionProps;
  readonly programs: ProgramsProps;
  readonly impact: ImpactProps;
  readonly callToAction: {
    readonly lead: string;
    readonly text: string;
    readonly backdrop: Backdrop;
  };
  readonly contact: { readonly lead: string; readonly text: string };
}

/** The home page: seven sections in a fixed order. */
export function Home(props: HomeProps) {
  const { donateHref, facts } = props;
  return (
    <>
      <Hero {...props.hero} donateHref={donateHref} />
      <About {...props.about} />
      <Mission {...props.mission} />
      <Programs {...props.programs} />
      <Impact {...props.impact} />
      <CallToAction {...props.callToAction} donateHref={donateHref} />
      <Contact {...props.contact} facts={facts} />
    </>
  );
}

import type { Projects } from "#content/schema/projects.ts";
import { site } from "./site.ts";

export const projects: Projects = {
  featuresTitle: "Features",
  projects: [
    {
      slug: "ccgen",
      head: {
        title: `CCGen: Mongolian and English speech · ${site.name}`,
        description:
          "CCGen transcribes speech with a 97% recognition rate and translates it between Mongolian and English, over 10 hours in one upload.",
      },
      title: "CCGen",
      lead: "Hours of speech become text that you can read, correct and translate.",
      picture: {
        file: "projects/ccgen/hero.svg",
        alt: "A browser with the sound wave of an interview and its transcript, every line in English and in Mongolian.",
      },
      features: [
        "Speech-to-text transcription",
        "Translate speech between Mongolian and English both ways",
        "97% recognition rate",
        "Manage transcribed contents",
      ],
      blocks: [
        {
          title: "High accuracy",
          text: "CCGen recognizes **97% of the speech** in a recording. That leaves about 3 words in 100 to correct by hand.",
          pictures: [
            {
              file: "projects/ccgen/accuracy.svg",
              alt: "A hundred small squares, ninety-seven filled and three empty, under the figure 97%.",
            },
            {
              file: "projects/ccgen/correction.svg",
              alt: "A line of transcript under its stretch of sound wave, with one word marked and being typed anew.",
            },
          ],
        },
        {
          title: "English-Mongolian translation, both ways",
          text: "An English talk can be read in Mongolian, and a Mongolian interview in English. CCGen translates in both directions.",
          pictures: [
            {
              file: "projects/ccgen/translation.svg",
              alt: "The same four sentences in two columns, English and Mongolian, with arrows running both ways between them.",
            },
          ],
        },
        {
          title: "Bulk content",
          text: "Bring the whole archive. One upload takes **over 10 hours** of recordings, and you manage the transcripts in one place.",
          pictures: [
            {
              file: "projects/ccgen/upload.svg",
              alt: "Six recordings in one upload with a bar for each, adding up to 10 h 48 min, four of them finished.",
            },
            {
              file: "projects/ccgen/library.svg",
              alt: "A list of transcripts with their length, language and date, and a field to find a word in all of them.",
            },
          ],
        },
        {
          title: "Privacy and security of uploads",
          text: "Recordings hold voices, names and things said in confidence. What you upload to CCGen is kept private and secure.",
          pictures: [
            {
              file: "projects/ccgen/privacy.svg",
              alt: "A sound wave that runs into a closed box with a keyhole, and one key lying in front of it.",
            },
          ],
        },
      ],
      listed: true,
    },
    {
      slug: "tytoken",
      head: {
        title: `TY Token: recognition for good work · ${site.name}`,
        description:
          "TY Token is a recognition token, given for milestones, exceptional work, leadership and what helps a company succeed.",
      },
      title: "TY Token",
      lead: "A recognition token for good work. There are four ways to earn one.",
      picture: {
        file: "projects/tytoken/hero.svg",
        alt: "A large gold token with TY in a laurel wreath and four smaller ones around it: a flag, a star, a compass and a rising line.",
      },
      features: [
        "Achieving key milestones or goals",
        "Delivering exceptional work on projects",
        "Demonstrating leadership and initiative",
        "Contributing to the company's overall success",
      ],
      blocks: [],
      listed: false,
    },
  ],
};

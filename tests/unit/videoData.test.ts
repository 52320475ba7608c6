import { videoObjects } from "../../src/seo/videoData";

const video = { title: "An introduction", description: "What it shows.", embedAddress: "https://video.example/embed" };
const picture = { url: "/share/education.png" };
const objects = (uploadDate?: string | null, shown: typeof picture | null = picture) =>
  videoObjects("https://www.debato.example", "/education", { ...video, uploadDate }, shown);

describe("the structured data of a video", () => {
  it("has all that search engines require, once the day it was published is known", () => {
    expect(objects("2026-03-14")).toEqual([
      {
        "@type": "VideoObject",
        "@id": "https://www.debato.example/education#video",
        name: "An introduction",
        description: "What it shows.",
        thumbnailUrl: "https://www.debato.example/share/education.png",
        uploadDate: "2026-03-14",
        embedUrl: "https://video.example/embed",
        publisher: { "@id": "https://www.debato.example/#organization" },
      },
    ]);
  });

  it("is left out while the day or a picture is missing, rather than told in part", () => {
    expect(objects()).toEqual([]);
    expect(objects(null)).toEqual([]);
    expect(objects("2026-03-14", null)).toEqual([]);
  });
});

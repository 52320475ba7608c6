/** @jest-environment node */
import { didYouMean, meantBy, nearMiss } from "../../src/content/nearMiss";

describe("a near miss", () => {
  it("is the nearest of what is known, upper and lower case taken as one", () => {
    expect(nearMiss("goverment", ["education", "government"])).toBe("government");
    expect(nearMiss("GOVERNMENT", ["education", "government"])).toBe("government");
    expect(didYouMean("annualprice", ["annualPrice", "monthlyPrice"])).toBe(', did you mean "annualPrice"?');
  });

  it("is none where nothing is near", () => {
    expect(nearMiss("colour", ["slug", "question"])).toBeUndefined();
    expect(nearMiss("slug", [])).toBeUndefined();
    expect(didYouMean("colour", ["slug"])).toBe("");
  });
});

describe("what words mean", () => {
  it("is what they are nearest to", () => {
    expect(meantBy(["effect-size", "stuides"], ["effect-size", "studies", "states"])).toEqual(new Set(["effect-size", "studies"]));
  });

  it("is not known where one is like nothing", () => {
    expect(meantBy(["effect-size", "colour"], ["effect-size", "studies"])).toBeUndefined();
  });
});

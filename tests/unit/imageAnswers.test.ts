import { answeredOnce } from "../../src/build/imageAnswers";

const read: string[] = [];
const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) => {
      read.push(id);
      return null;
    },
  },
};
const image = { id: "image", parent: "file", internal: { contentDigest: "old" } };
const info = { originalResolver: jest.fn(async (_image: object, args: object) => ({ ...args })) };
const answer = answeredOnce();
const ask = (args: object, of = image) => answer(of, args, context, info);

describe("what pages ask of a picture", () => {
  it("is worked out once for all of them", async () => {
    expect(await ask({ width: 360 })).toBe(await ask({ width: 360 }));
    expect(info.originalResolver).toHaveBeenCalledTimes(1);
  });

  it("makes each of them depend on the picture's file", () => {
    expect(read).toEqual(["file", "file"]);
  });

  it("is worked out anew for other sizes, and when the picture has changed", async () => {
    expect(await ask({ width: 720 })).toEqual({ width: 720 });
    await ask({ width: 360 }, { ...image, internal: { contentDigest: "new" } });
    expect(info.originalResolver).toHaveBeenCalledTimes(3);
  });
});

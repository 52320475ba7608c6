import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Route } from "@playwright/test";

const oidOf = (text: string) => createHash("sha1").update(text).digest("hex");

/** The latest commit on the site's branch. */
const head = oidOf("head");

/** A request to GitHub's GraphQL API. */
interface Query {
  query: string;
  variables: {
    input?: {
      name?: string;
      branch?: { branchName: string };
      fileChanges?: { additions: { path: string; contents: string }[] };
    };
  };
}

/** Stands in for a repository on GitHub as far as the visual editor needs one, and records what the editor sends. */
export class GitHub {
  readonly files: Map<string, string>;
  readonly branches: string[] = [];
  readonly commits: { branch: string; files: Record<string, string> }[] = [];
  readonly pullRequests: { head: string; base: string; draft: boolean }[] = [];
  /** The labels of the newest pull request. */
  labels: string[] = [];
  /** The different values of the header with the token. */
  readonly authorizations = new Set<string | undefined>();

  /**
   * @param repository `owner/name`
   * @param content the folder with its content
   */
  constructor(
    readonly repository: string,
    content: string,
  ) {
    const names = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((name) =>
      statSync(join(content, name)).isFile(),
    );
    this.files = new Map(
      names.map((name) => [
        `data/${name.replaceAll("\\", "/")}`,
        readFileSync(join(content, name), "utf8"),
      ]),
    );
  }

  /** Answers a browser's requests. */
  async answer(context: BrowserContext): Promise<void> {
    await context.route("https://api.github.com/**", (route) => this.reply(route));
    await context.route("https://www.githubstatus.com/**", (route) =>
      route.fulfill({ json: { status: { indicator: "none" } } }),
    );
  }

  /**
   * Answers the requests to a server that signs people in, as Sveltia CMS Authenticator does after GitHub's own form.
   * @param address the server
   * @param token what the editor gets
   */
  async signIn(context: BrowserContext, address: string, token: string): Promise<void> {
    const result = JSON.stringify(
      `authorization:github:success:${JSON.stringify({ provider: "github", token })}`,
    );
    const script = `addEventListener("message", ({ origin }) => opener.postMessage(${result}, origin), { once: true });
      opener.postMessage("authorizing:github", "*");`;
    await context.route(`${address}/auth?**`, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><title>Sign in</title><script>${script}</script>`,
      }),
    );
  }

  private async reply(route: Route): Promise<void> {
    const request = route.request();
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
      "access-control-allow-methods": "*",
    };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    this.authorizations.add(request.headers().authorization);
    const path = new URL(request.url()).pathname.replace(`/repos/${this.repository}`, "");
    if (path.startsWith("/collaborators/")) return route.fulfill({ status: 204, headers });
    const json =
      path === "/graphql"
        ? { data: this.query(request.postDataJSON()) }
        : this.rest(path, request.postDataJSON());
    return json ? route.fulfill({ json, headers }) : route.fulfill({ status: 404, headers });
  }

  private rest(
    path: string,
    body: GitHub["pullRequests"][number] & Pick<GitHub, "labels">,
  ): object | undefined {
    if (path === "/user")
      return { id: 1, login: "maintainer", name: "Maintainer", email: "maintainer@debato.example" };
    if (path.startsWith("/git/trees/")) {
      return {
        tree: [...this.files].map(([file, text]) => ({
          type: "blob",
          path: file,
          sha: oidOf(file),
          size: text.length,
        })),
      };
    }
    const now = new Date().toISOString();
    if (path === "/pulls") {
      const { head, base, draft } = body;
      this.pullRequests.push({ head, base, draft });
      return { number: 1, node_id: "pull", title: "Change", created_at: now, updated_at: now };
    }
    if (!path.startsWith("/issues/1")) return undefined;
    this.labels = body?.labels ?? this.labels;
    return { labels: this.labels.map((name) => ({ name })) };
  }

  private query({ query, variables: { input } }: Query): object {
    if (query.includes("createRef")) {
      this.branches.push(`${input?.name}`.replace("refs/heads/", ""));
      return { createRef: { ref: { name: input?.name } } };
    }
    if (query.includes("createCommitOnBranch")) {
      const added = input?.fileChanges?.additions ?? [];
      const files = Object.fromEntries(
        added.map(({ path, contents }) => [path, Buffer.from(contents, "base64").toString()]),
      );
      this.commits.push({ branch: `${input?.branch?.branchName}`, files });
      const oids = Object.fromEntries(
        added.map(({ path }, index) => [`file_${index}`, { oid: oidOf(path) }]),
      );
      return {
        createCommitOnBranch: {
          commit: { oid: oidOf("commit"), committedDate: new Date().toISOString(), ...oids },
        },
      };
    }
    if (query.includes("markPullRequestReadyForReview")) {
      Object.assign(this.pullRequests.at(-1) ?? {}, { draft: false });
      return {};
    }
    const target = {
      oid: head,
      history: { nodes: [{ oid: head, message: "Start", ...this.lastChange }] },
    };
    const byOid = new Map([...this.files].map(([file, text]) => [oidOf(file), text]));
    const contents = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)];
    const changes = [...query.matchAll(/(commit_\d+): +ref/g)];
    return {
      fork: { id: "repository" },
      base: { ref: { target } },
      repository: {
        ref: { target },
        defaultBranchRef: { name: "main" },
        pullRequests: { nodes: [], totalCount: 0 },
        ...Object.fromEntries(
          contents.map(([, alias, oid]) => [
            alias,
            { text: byOid.get(`${oid}`), isTruncated: false },
          ]),
        ),
        ...Object.fromEntries(changes.map(([, alias]) => [alias, { target }])),
      },
    };
  }

  private readonly lastChange = {
    author: { name: "Maintainer", email: "maintainer@debato.example", user: null },
    committedDate: "2026-01-01T00:00:00Z",
  };
}

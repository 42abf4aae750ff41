import type { SiteAnswer } from "@bellwether/site/site-options.ts";

/** A small site for the tests of the site thread. */
export function createSite(options: {
  greeting: string;
  gateFetch: typeof fetch;
  log: { error(details: object, message: string): void };
}) {
  return {
    async answer(request: Request, context: object): Promise<SiteAnswer> {
      return { response: await respond(request, context), facts: { mayBeFramed: true } };
    },
  };

  async function respond(request: Request, context: object): Promise<Response> {
    const { pathname } = new URL(request.url);
    switch (pathname) {
      case "/gate": {
        const answer = await options.gateFetch("http://gate.internal/gate/balance", {
          method: "POST",
          headers: { "x-token": "t" },
          body: await request.text(),
        });
        return new Response(await answer.text(), { status: answer.status });
      }
      case "/parts":
        return new Response(
          new ReadableStream({
            async start(controller) {
              controller.enqueue(new TextEncoder().encode("one "));
              await new Promise((resolve) => setTimeout(resolve, 20));
              controller.enqueue(new TextEncoder().encode("two"));
              controller.close();
            },
          }),
        );
      case "/throws":
        options.log.error({ err: new TypeError("no such part") }, "a page failed");
        throw new TypeError("no such part");
      case "/dies":
        setTimeout(() => {
          throw new Error("out of order");
        });
        return new Promise(() => {});
      case "/dies-midway":
        return new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode("one "));
              setTimeout(() => {
                throw new Error("out of order");
              }, 20);
            },
          }),
        );
      case "/busy": {
        const until = performance.now() + 300;
        while (performance.now() < until);
        return new Response("done");
      }
      default:
        return new Response(`${options.greeting} ${JSON.stringify(context)}`, {
          headers: [
            ["set-cookie", "a=1"],
            ["set-cookie", "b=2"],
          ],
        });
    }
  }
}

import type { FastifyInstance } from "fastify";

const sweepMs = 50;

/**
 * Lets the server close while people are connected: what is under way is answered, and its connection is closed instead
 * of kept alive; what takes longer than `limitMs` is cut off. (A turn of a conversation is stored before it is told.)
 */
export const drainOnClose = (app: FastifyInstance, limitMs: number): void => {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
    const { server } = app;
    if (!server.listening) return;
    // A connection may fall idle after the first look, as one does at the end of an event stream.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    const cut = setTimeout(() => server.closeAllConnections(), limitMs);
    server.once("close", () => {
      clearInterval(sweep);
      clearTimeout(cut);
    });
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
};

// Looks over every page of a test: console errors, exceptions, requests to other hosts, policy violations.
import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

export class PageWatch {
  /** What went wrong and was not expected, one sentence each. */
  readonly faults: string[] = [];
  private readonly expected: RegExp[] = [];
  private readonly hosts: Set<string>;

  /** Watches all pages of `context`; requests may go to `urls` only. */
  constructor(context: BrowserContext, urls: readonly string[]) {
    this.hosts = new Set(urls.map((url) => new URL(url).host));
    context.on('console', (message) => this.readConsole(message));
    context.on('weberror', (error) => this.note(`exception: ${String(error.error())}`));
    context.on('request', (request) => this.readRequest(request));
  }

  /** Faults that match are part of the test. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** Requests may also go to the host of `url`. */
  allowHost(url: string): void {
    this.hosts.add(new URL(url).host);
  }

  // Hydration differences, refusals by the content policy and React's own complaints all come as errors or warnings.
  private readConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The tests' own doing: see `serviceWorkers` in the settings.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    this.note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  }

  private readRequest(request: Request): void {
    const url = new URL(request.url());
    if (url.protocol === 'data:' || url.protocol === 'blob:' || this.hosts.has(url.host)) return;
    this.note(`request to another host: ${request.url()}`);
  }

  private note(fault: string): void {
    if (!this.expected.some((pattern) => pattern.test(fault))) this.faults.push(fault);
  }
}

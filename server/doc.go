// Package server answers HTTP: pages, the graph, pictures and the files of the web app.
//
// The files are page.go, post.go, graphql.go (the apps' operations, of the site's graph and of the desk's), freequery.go
// (free queries), crm.go (events of CRMs), session.go (the session cookie, and which requests come from other sites), and
// maintenance.go; routes.go says which room answers an address.
//
//   - headers/ headers that answers have alike, and the Content-Security-Policy; respond/ failures, and files that are made
//     of the data once for each data version; render/ engine, pool, page cache, document; an engine starts when it is first
//     needed, and one of each kind after the server listens; request/ reads requests to the graph: whatever comes, the
//     answer is JSON, of the media type that the client names (request/mediatype.go), and each error has a code of
//     docs/integrators.md; ratelimit/ counts them; buffer/ stands before every route: the body comes before the handler
//     runs, the answer leaves after it returned, so that nobody's slowness holds what others need
//     (TestEveryRouteIsBuffered); timeout/ ends slow requests and slow readers; overload/ the gate before pages, queries,
//     tools of /mcp and open days that are not cached, where too many visitors at once are told when to come back (503);
//     media/ the media folder; picture/ sizes of pictures; atom/ feeds; sitemap/ what robots read; guide/ what programmers
//     read; webapp/ the built web app and its files for browsers; secretlink/ what only a link of an email or of an agent's
//     calendar leads to, visitors' files too; deskhttp/ files that staff takes and brings; streets/ the file that the map's
//     streets are read from, checked before and served in ranges; share/ draws the picture beside a link in messengers, of
//     what visitors see (agency/sharepicture.go, whose digest is its address); qrcode/ codes for paper; assistant/ the tools
//     of /mcp: each is a query of the public graph in a file of its own, and anonymous; embed/ the frame for pages of other
//     sites, the only page that they may frame, and what a link to a page shows there; metrics/ the operator's numbers;
//     traffic/ counts requests, gives each an id and keeps persons out of the log; ready.go says whether visitors should be
//     sent here; idle/ lets work that is done ahead of visitors wait while requests are answered; upload/, captcha/, epc/;
//     pageviews/ counts in the background, a page never waits for it.
//   - A page has only the styles of what it imports, which its policy allows by their hash; the whole style sheet, in
//     the same order, loads before the next page.
//   - No page holds a script that runs, so the policy allows none; data stand in scripts of type application/….
//   - Consent, session, device and storage never influence what is rendered on the server.
//   - The bundle uses no WeakMap, because the engine never frees one.
//   - A page depends on its answer and on what its cache key lists (cacheKey), nothing else; TestAPageShowsEveryChange
//     changes everything that pages show, one thing at a time.
//   - preview.go shows the site with its drafts to whoever has a signed address of today: db.PinDraft pins an edition
//     with another configuration to the request, and render.Preview renders it without a cache and without scripts, so
//     neither tags nor the service worker run.
//   - cache/ (top level): values up to a number of bytes, keys included. All caches together have limits.CachesBytes.
package server

package main

// attacks lists every attack, in the order in which they run.
var attacks = []attack{
	{name: "crawl", about: "every page and many filters of the lists, from many networks", run: crawl, crawl: true},
	{name: "junk", about: "addresses that do not exist, each another one", run: junk, crawl: true},
	{name: "variables", about: "a known query with other variables each time, and with 40 KB of those it does not have", run: variables,
		crawl: true},
	{name: "comments", about: "small queries with a comment of 99 KB or 1 MB, each another one", run: comments},
	{name: "lists", about: "filters with 20,000 towns or 2,000 statuses, under many names", run: lists},
	{name: "invalid", about: "queries with syntax errors, too deep, too expensive or with 55 KB of mistakes", run: invalid},
	{name: "fields", about: "plain forms of 0.98 MB: 90,000 numbered fields", run: fields},
	{name: "bodies", about: "bodies larger than they may be", run: bodies},
	{name: "pictures", about: "3,000 empty scans, 16 bits, interlaced and huge, as a testimonial's picture", run: pictures},
	{name: "passwords", about: "wrong passwords of an owner", run: passwords},
	{name: "mcp-bodies", about: "200 bodies to /mcp of one address, byte by byte, while others read pages", run: slowBodies("/mcp")},
	{name: "graph-bodies", about: "200 bodies to /graphql of one address, byte by byte, while others read pages",
		run: slowBodies("/graphql")},
	{name: "readers", about: "200 connections of one address that read no answer of the graph, while others read pages", run: slowReader},
	{name: "batches", about: "batches of JSON-RPC of 250 KB", run: batches},
	{name: "hosts", about: "one page under 500 hosts", run: hosts},
	{name: "streams", about: "subscriptions from everywhere while listings are imported", run: streams, streams: true},
}

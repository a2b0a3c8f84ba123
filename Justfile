# Every task of the project. `npx just` lists them; npm start and npm test come here too.
set positional-arguments

# Without debug information SQLite and QuickJS compile in three quarters of the time; one setting, so that all share what is compiled
export CGO_CFLAGS := "-O2"

# Build tags of tests that need other programs
tags := "clients,cluster,documents,litestream,proxies,soak,standards"

# Packages whose tests open whole sites, which render thousands of pages
sites := "/server(/(assistant|atom|deskhttp|embed|guide|headers|secretlink|sitemap|webapp|wholesite))?$"

default:
	@just --list --unsorted

# Serve the site on http://localhost:8080; an empty data folder gets the sample first
[group('run')]
serve *args: build
	@bin/gevel serve -sample sample {{args}}

# Rebuild and restart whenever a file changes
[group('run')]
dev *args: generate
	node tools/dev.mjs {{args}}

# Import an agency's folder into data/
[group('run')]
import folder: build
	bin/gevel import {{folder}}

# Make bin/gevel, which needs nothing beside it
[group('build')]
build: ingredients
	@node tools/step.mjs "Compiling the program" go build -ldflags=-w -o bin/gevel ./cmd/gevel

[private]
[parallel]
ingredients: web rooms-of-go

# All but cmd/gevel, which alone needs the built web app; the compiler may take a fifth less time for more memory
[private]
rooms-of-go:
	@GOGC=400 node tools/step.mjs --beside \
		"Beside that, what the program is made of is compiled (a minute and a half the first time)" go build ./server

# Write release/: static programs for Linux on amd64 and arm64, their checksums and what is in them
[group('build')]
release version *archs: web
	@node tools/release.mjs {{version}} {{archs}}

# Build the web app into web/dist, when something in it changed
[group('build')]
web:
	@node tools/web.mjs

# Write the code that is made of both schemas
[group('build')]
generate:
	go tool gqlgen generate
	go run ./tools/simplify graph/generated.go
	go tool gqlgen generate --config desk/gqlgen.yml
	go run ./tools/simplify desk/generated.go
	node examples/client/generate.mjs
	node tools/generated.mjs --note

# What every change must pass, in minutes: hashes of generated code, formatting, linters, types, Go in short mode, Vitest, the browser's core
[group('test')]
test: build quick core

[private]
[parallel]
quick: short checks

# Static checks and Vitest, one after the other, beside the Go tests
[private]
checks: lint app

# Go without the race detector and without what kills programs, waits or measures
[group('test')]
short: web
	go test -short -timeout 15m ./...

# What npm test leaves out: races, programs that are killed, waiting, the attack, other languages and widths, code generated anew, programs of others
[group('test')]
release-tests: web generated vet first server nights rest outside

# Programs of others before, beside and against the site, with packages of Debian: each tests alone what it names
[group('test')]
outside: proxies clients documents standards browsers

# The attack waits most of its time for what the server must close, so that it costs the tests beside it little
[private]
[parallel]
first: rooms brief

# A short attack, whose bound of time for /healthz is wide
[private]
brief: build
	go run ./bench/attack 20

# Generated code, fields that nobody reads, words in names, formatting, staticcheck, Biome, TypeScript; go test vets what it runs
[group('test')]
lint: web
	node tools/generated.mjs --hash
	node tools/unreadfields.mjs
	node tools/words.mjs
	test -z "$({{just_executable()}} lines -l)"
	go tool staticcheck -tags {{tags}} ./...
	node tools/longlines.mjs
	npx biome check .
	npx tsc -p web/tsconfig.json --noEmit
	npx tsc -p tests/tsconfig.json --noEmit
	npx tsc -p examples --noEmit

# All of vet's checks over all tests; go test has the surest of them
[private]
vet: web
	go vet -tags {{tags}} ./...

# Go source in gofmt's form, with lines of at most 140 columns; with -l the files that are not are named, and left alone
[group('build')]
lines mode="-w":
	@go tool golines {{mode}} -m 140 -t 4 --base-formatter gofmt --no-reformat-tags --shorten-comments $(git ls-files '*.go')

# It writes them once more, so it does not run beside what reads them
[private]
generated: web
	node tools/generated.mjs

# Go and Vitest, side by side: the tests of the server keep one core busy
[group('test')]
[parallel]
unit: rooms server app

# Four packages at once, since their tests wait for programs, emails and clocks more than they compute. Lint vets them all. Hashing a
# password takes three times as long under the race detector, so the library that does it is not watched
[private]
rooms: web
	go test -race -vet=off -gcflags=golang.org/x/crypto/argon2=-race=false -p 4 -timeout 30m $(go list ./... | grep -vE '{{sites}}')

# Without the race detector: these tests render thousands of pages, and one goroutine at a time uses an engine
[private]
server: web
	go test -vet=off -timeout 30m $(go list ./... | grep -E '{{sites}}') ./server/render

[private]
app: web
	npx vitest run -c web/build/vitest.config.ts

# One package at a time: writes may stop for five seconds at most, which a second cluster on the same cores lengthens
# The store and the site on three nodes of rqlite, which are killed meanwhile; builds rqlite the first time (three minutes)
[group('test')]
cluster: web
	go test -tags cluster -p 1 -run 'Cluster' -timeout 30m ./db ./cmd/gevel

# The site is killed beside Litestream, and what that has is restored; builds Litestream the first time (five minutes)
[group('test')]
litestream *args: web
	test -e bin/litestream || GOBIN="$PWD/bin" go install github.com/benbjohnson/litestream/cmd/litestream@v0.5.18
	go test -tags litestream ./cmd/gevel -run Second -v {{args}}

# Debian's proxies before the site, with the files of docs/proxies
[group('test')]
proxies *args: web
	node tools/debian.mjs proxies
	go test -tags proxies ./cmd/gevel -run Proxies -v {{args}}

# Pages by html-validate (fetched the first time), emails by SpamAssassin, sitemaps by their schema, texts by hunspell
[group('test')]
standards *args: web
	node tools/debian.mjs standards
	node tests/standards/spelling.mjs
	npm ci --prefix tests/standards --ignore-scripts --no-audit --no-fund
	go test -tags standards ./server/wholesite ./mail -run Standards -v {{args}}

# Each command of README and docs/ as it is written, in a folder with the program and the sample's data; what needs other machines is named
[group('test')]
documents *args: web
	node tools/debian.mjs documents
	go test -tags documents ./cmd/gevel -run DocumentsRun -v {{args}}

# What Apollo Client, urql, graphql-request and genqlient tell a program of each kind of error; they are fetched the first time
[group('test')]
clients: web
	npm ci --prefix tests/clients --ignore-scripts --no-audit --no-fund
	go test -tags clients ./server -run Clients -v

# Browser tests on Debian's Chromium without a window; with --trace retain-on-failure a test that fails leaves what it saw
[group('test')]
browser *args: build
	node tools/chromium.mjs
	npx playwright test -c tests/playwright.config.ts {{args}}

# The browser tests of npm test
[private]
core: (browser "--project=core" "--project=core-phone")

# The browser tests that npm test leaves out
[private]
rest: (browser "--project=desktop" "--project=phone" "--project=rest" "--project=rest-phone")

# The journeys of tests/browsers in Debian's Firefox and WebKitGTK; what a journey saw that failed is in test-results/browsers
[group('test')]
browsers *args: build
	node tools/debian.mjs browsers
	npx playwright test -c tests/browsers/playwright.config.ts {{args}}

# What has days and hours, in the nights when clocks change, a year ends or a 29 February does; for Linux on amd64
[group('test')]
nights: web
	node tests/nights/run.mjs

# Anything at all sent to the graph for a minute, and the memory of the server before and after
[group('test')]
fuzz *seconds: build
	node tools/fuzz.mjs {{seconds}}

# What strangers could send to stop the site, sent to a site of its own; fails when a limit is exceeded. 600 seconds, or as many as given
[group('test')]
attack *args: build
	go run ./bench/attack {{args}}

# Requests a second of cached pages and answers, beside a handler that only writes the same bytes
[group('measure')]
bench *args: web
	go test -run '^$' -bench . -benchtime 2s {{args}} ./bench

# As many requests that are not cached as a site of its own can answer, and twice as many: how long they take, how many are refused, memory
[group('measure')]
overload *args: build
	go run ./bench/overload {{args}}

# Pages, queries, forms, pushed listings and the desk at once for 20 minutes, or as long as -soak 2m says: memory and open files stay level
[group('measure')]
soak *args: build
	go test -tags soak ./bench/soak -run Soak -timeout 60m -v {{args}}

# Start, and memory before and after a crawl of 20,000 addresses; -properties N and -addresses N for other sizes
[group('measure')]
crawl *args: build
	go run ./bench/crawl {{args}}

# 10,000 homes by each way in, beside the folder: processor time and memory; -homes N and -rounds N for others
[group('measure')]
imports *args: build
	go run ./bench/imports {{args}}

# Bytes of the answer that each page carries
[group('measure')]
payloads: build
	node tools/payloads.mjs

# Lighthouse, phone profile, of home, list, property, project and a form, five times each or as often as is given
[group('measure')]
lighthouse *times: build
	node tools/chromium.mjs
	node tools/lighthouse.mjs {{times}}

# Gevel beside Apollo Server on better-sqlite3 (fetched the first time), on the same made data, each answer checked; needs Debian's wrk
[group('measure')]
peers *args: build
	npm ci --prefix bench/peers --ignore-scripts --no-audit --no-fund
	go run ./bench/peers {{args}}

# Pages that must be rendered, beside the same pages in Next.js (fetched the first time); needs Debian's wrk
[group('measure')]
pages *args: build
	npm install --prefix bench/peers/next --no-save --ignore-scripts --no-audit --no-fund
	node bench/peers/next/run.mjs {{args}}

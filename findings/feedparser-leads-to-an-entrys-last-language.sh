#!/usr/bin/env bash
# A feed of new homes is Atom. The page of a home exists in several languages, and an entry may name each with a link of its own: rel="alternate"
# with another hreflang (RFC 4287 section 4.1.2 allows one for each type and language). One would expect that a reader takes the first for
# "the" page, as gofeed does, or the one in the language of the feed. In fact Python's feedparser, on which most planets,
# bots and newsletters in Python stand, lets each rel="alternate" replace the one before: entry.link is the last. A feed in Dutch leads its
# readers to the pages in the language that its writer happened to name last. All links are there in entry.links, which few programs read.
# It hurts an agency whose new homes are announced by such a program: Dutch titles over French pages. A feed here has an address for each
# language, and its entries name the page in that one alone.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
chmod 755 "$dir"
cd "$dir"
apt-get download -qq python3-feedparser=6.0.10-1 python3-sgmllib3k 2> /dev/null
for package in *.deb; do dpkg -x "$package" root; done
go mod init example.org/reader 2> /dev/null
go get github.com/mmcdole/gofeed@v1.4.2 2> /dev/null
cat > feed.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nl"><id>urn:feed</id><title>Te koop</title><updated>2026-11-30T10:00:00Z</updated>
<entry><id>urn:1</id><title>Huis met tuin</title><updated>2026-11-30T10:00:00Z</updated>
<link rel="alternate" hreflang="nl" href="https://www.example.com/nl/1/"/>
<link rel="alternate" hreflang="fr" href="https://www.example.com/fr/1/"/>
<link rel="alternate" hreflang="de" href="https://www.example.com/de/1/"/></entry></feed>
XML
cat > main.go <<'GO'
package main

import (
	"fmt"
	"os"

	"github.com/mmcdole/gofeed"
)

func main() {
	file, err := os.Open("feed.xml")
	if err != nil {
		panic(err)
	}
	feed, err := gofeed.NewParser().Parse(file)
	if err != nil {
		panic(err)
	}
	fmt.Println("gofeed    ", feed.Items[0].Link)
}
GO
go mod tidy 2> /dev/null
seen=$(go run . && PYTHONPATH=root/usr/lib/python3/dist-packages /usr/bin/python3 -c '
import feedparser
entry = feedparser.parse("feed.xml").entries[0]
print("feedparser", entry.link)
print("its links ", *[link.hreflang for link in entry.links])')
echo "feedparser $(dpkg-deb -f python3-feedparser_*.deb Version), gofeed $(go list -m -f '{{.Version}}' github.com/mmcdole/gofeed)"
echo "$seen"
expected='gofeed     https://www.example.com/nl/1/
feedparser https://www.example.com/de/1/
its links  nl fr de'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi

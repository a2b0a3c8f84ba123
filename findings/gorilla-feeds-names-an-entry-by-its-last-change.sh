#!/usr/bin/env bash
# A feed of new homes names each entry by an id, by which readers know what they have shown (RFC 4287 section 4.2.6: it never changes, whatever
# becomes of the entry). One would expect that gorilla/feeds, which makes feeds for programs in Go, makes an id that lasts when it is given none. In
# fact it makes a tag of the address and of the day of the last change: a price that is corrected gives the home another id, and readers, bots and
# newsletters announce it anew, beside the old one. Only an id that one sets oneself lasts; the same item in RSS has none at all, and in JSON Feed
# an empty one, though that format demands one for each item.
# It hurts an agency whose feed such a program makes: who follows it is told of the same home with each change. Here an entry's id is the address
# of the home by its number, in its language, which stays when title, price or path change.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
go mod init example.org/feed 2> /dev/null
go get github.com/gorilla/feeds@v1.2.0 2> /dev/null
cat > main.go <<'GO'
package main

import (
	"fmt"
	"regexp"
	"time"

	"github.com/gorilla/feeds"
)

var id = regexp.MustCompile(`<entry>[\s\S]*<id>(.*)</id>|"id": "(.*)"|<guid.*</guid>`)

func main() {
	created := time.Date(2026, 11, 10, 9, 0, 0, 0, time.UTC)
	for _, updated := range []time.Time{created, created.AddDate(0, 0, 5), created.AddDate(0, 0, 20)} {
		f := &feeds.Feed{Title: "Te koop", Link: &feeds.Link{Href: "https://www.example.com/"}, Updated: updated}
		f.Add(&feeds.Item{Title: "Huis", Link: &feeds.Link{Href: "https://www.example.com/1/"}, Created: created, Updated: updated})
		atom, _ := f.ToAtom()
		rss, _ := f.ToRss()
		json, _ := f.ToJSON()
		fmt.Printf("changed on the %d: Atom %q, RSS %q, JSON Feed %q\n", updated.Day(), found(atom), found(rss), found(json))
	}
}

func found(text string) string {
	m := id.FindStringSubmatch(text)
	if m == nil {
		return "none"
	}
	return m[1] + m[2]
}
GO
seen=$(go run .)
echo "gorilla/feeds $(go list -m -f '{{.Version}}' github.com/gorilla/feeds)"
echo "$seen"
expected='changed on the 10: Atom "tag:www.example.com,2026-11-10:/1/", RSS "none", JSON Feed ""
changed on the 15: Atom "tag:www.example.com,2026-11-15:/1/", RSS "none", JSON Feed ""
changed on the 30: Atom "tag:www.example.com,2026-11-30:/1/", RSS "none", JSON Feed ""'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi

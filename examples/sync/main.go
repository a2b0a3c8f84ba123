// sync SITE FILE keeps a copy of all listings in a file, and asks only for what changed since the last time.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
)

const query = `query ($since: Cursor) { changes(since: $since) { cursor hasMore changes {
  number ... on PropertyChanged { property { number title path status price { amount } } } } } }`

type answer struct {
	Data struct {
		Changes *struct {
			Cursor  *string
			HasMore bool
			Changes []struct {
				Number   int
				Property json.RawMessage
			}
		}
	}
	Errors []struct {
		Message    string
		Extensions struct{ Code string }
	}
}

func fetch(site string, since *string) (a answer) {
	body, _ := json.Marshal(map[string]any{"query": query, "variables": map[string]any{"since": since}})
	response, err := http.Post(site+"/graphql", "application/json", bytes.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if err := json.NewDecoder(response.Body).Decode(&a); err != nil {
		log.Fatal(err)
	}
	return a
}

type listings struct {
	Cursor   *string
	Listings map[int]json.RawMessage
}

func main() {
	site, file := os.Args[1], os.Args[2]
	held := listings{Listings: map[int]json.RawMessage{}}
	if text, err := os.ReadFile(file); err == nil {
		if err := json.Unmarshal(text, &held); err != nil {
			log.Fatal(err)
		}
	}
	for more := true; more; {
		a := fetch(site, held.Cursor)
		switch {
		case len(a.Errors) > 0 && a.Errors[0].Extensions.Code == "CURSOR_EXPIRED":
			held = listings{Listings: map[int]json.RawMessage{}} // begin again
			continue
		case a.Data.Changes == nil:
			log.Fatal(a.Errors)
		}
		for _, e := range a.Errors { // a listing was left out, and stays as it was
			log.Println(e.Message)
		}
		for _, c := range a.Data.Changes.Changes {
			delete(held.Listings, c.Number)
			if c.Property != nil {
				held.Listings[c.Number] = c.Property
			}
		}
		held.Cursor, more = a.Data.Changes.Cursor, a.Data.Changes.HasMore
	}
	text, _ := json.Marshal(held)
	if err := os.WriteFile(file, text, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println(len(held.Listings), "listings")
}

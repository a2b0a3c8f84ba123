// receiver SECRET takes the deliveries of a webhook on port 8090, refuses what is not signed with its secret, and prints what changed.
// The site sends to https addresses alone, so a web server with a certificate stands before it.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"time"
)

// mostBytes is more than a delivery ever has.
const mostBytes = 1 << 20

type delivery struct {
	ID      string
	Type    string
	Changes []struct {
		Type   string `json:"__typename"`
		Number int
	}
}

// receiver takes the deliveries of one webhook, each once: a site sends one again when the answer to it got lost.
type receiver struct {
	secret string
	last   string // the id of the last one; they come in order, so no other can come again
	now    func() time.Time
	out    io.Writer
}

func (r *receiver) ServeHTTP(w http.ResponseWriter, q *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, q.Body, mostBytes))
	if err != nil || !isOfGevel(r.secret, q.Header.Get("Gevel-Signature"), body, r.now()) {
		http.Error(w, "not signed with the secret of this webhook", http.StatusUnauthorized)
		return
	}
	var d delivery
	if err := json.Unmarshal(body, &d); err != nil {
		http.Error(w, "not read", http.StatusBadRequest)
		return
	}
	if d.ID == r.last {
		return
	}
	r.last = d.ID
	for _, c := range d.Changes {
		fmt.Fprintln(r.out, c.Type, c.Number)
	}
}

func main() {
	if len(os.Args) != 2 {
		log.Fatal("receiver SECRET")
	}
	log.Fatal(http.ListenAndServe("localhost:8090", &receiver{secret: os.Args[1], now: time.Now, out: os.Stdout}))
}

package request

import (
	"mime"
	"net/http"
	"strconv"
	"strings"
)

// Media types of answers. A client tells from GraphResponse that an answer is the graph's, whatever its status; with JSON it reads the
// errors of an answer only when the status is 200 (GraphQL over HTTP, 6.4).
const (
	JSON          = "application/json; charset=utf-8"
	GraphResponse = "application/graphql-response+json; charset=utf-8"
)

// The media types by which an Accept header names what the graph can answer with.
const (
	namedJSON          = "application/json"
	namedGraphResponse = "application/graphql-response+json"
	namedStream        = "text/event-stream"
)

// Negotiate sets the Content-Type of the answer to GraphResponse when the client accepts it by name and does not prefer JSON by name (RFC
// 9110, 12.5.1). Any other client gets JSON, also one that accepts neither: its answer says more than a refusal would.
func Negotiate(w http.ResponseWriter, r *http.Request) {
	w.Header().Add("Vary", "Accept")
	if weight := weightOf(r, namedGraphResponse); weight > 0 && weight >= weightOf(r, namedJSON) {
		w.Header().Set("Content-Type", GraphResponse)
	}
}

// IsGraphResponse reports whether Negotiate chose GraphResponse.
func IsGraphResponse(w http.ResponseWriter) bool {
	return w.Header().Get("Content-Type") == GraphResponse
}

// AcceptsStream reports whether the client accepts server-sent events by name.
func AcceptsStream(r *http.Request) bool { return weightOf(r, namedStream) > 0 }

// AcceptsOnlyStream reports whether the client accepts server-sent events and names no other answer of the graph. Clients such as urql
// name both with every query, and only subscriptions are streams for them.
func AcceptsOnlyStream(r *http.Request) bool {
	return AcceptsStream(r) && weightOf(r, namedJSON) == 0 && weightOf(r, namedGraphResponse) == 0
}

// WriteJSON sends an answer of the graph in the media type that Negotiate chose.
func WriteJSON(w http.ResponseWriter, status int, text []byte) {
	if !IsGraphResponse(w) {
		w.Header().Set("Content-Type", JSON)
	}
	w.WriteHeader(status)
	w.Write(text)
}

// weightOf returns the weight from 0 to 1 that the Accept headers of a request give to a media type by its name; 0 when they do not name
// it.
func weightOf(r *http.Request, name string) float64 {
	for part := range strings.SplitSeq(strings.Join(r.Header.Values("Accept"), ","), ",") {
		kind, parameters, err := mime.ParseMediaType(part)
		if err != nil || kind != name {
			continue
		}
		text, ok := parameters["q"]
		if !ok {
			return 1
		}
		weight, _ := strconv.ParseFloat(text, 64) // 0 for what is no number
		return weight
	}
	return 0
}

package server_test

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
)

// badRequest is a request with a mistake, and the answer it should get.
type badRequest struct {
	method, kind, body string // POST and JSON when empty
	search             string
	status             int
	code               string
}

func query(text string) string {
	body, _ := json.Marshal(map[string]string{"query": text}) // cannot fail
	return string(body)
}

func repeat(n int, one func(i int) string) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(one(i))
	}
	return b.String()
}

// parts returns a multipart body with text fields and a file named 0.
func parts(fields ...string) string {
	var b strings.Builder
	for i := 0; i < len(fields); i += 2 {
		fmt.Fprintf(&b, "--b\r\nContent-Disposition: form-data; name=%q\r\n\r\n%s\r\n", fields[i], fields[i+1])
	}
	return b.String() + "--b\r\nContent-Disposition: form-data; name=\"0\"; filename=\"cv.pdf\"\r\n\r\n%PDF-1.7\r\n--b--\r\n"
}

const (
	multi      = "multipart/form-data; boundary=b"
	apply      = `{"query":"mutation ($i: JobInput!) { applyForJob(input: $i) { __typename } }","variables":{"i":{"cv":null}}}`
	introspect = "name kind description ofType { name kind ofType { name } }"
)

var badRequests = map[string]badRequest{
	"nothing":               {body: "", status: 400, code: "BAD_REQUEST"},
	"null":                  {body: "null", status: 400, code: "BAD_REQUEST"},
	"a number as query":     {body: `{"query":7}`, status: 400, code: "BAD_REQUEST"},
	"no query":              {body: `{}`, status: 400, code: "BAD_REQUEST"},
	"a number as variables": {body: `{"query":"{ __typename }","variables":7}`, status: 400, code: "BAD_VARIABLES"},
	"half a body":           {body: `{"query":"{ __typename }"`, status: 400, code: "BAD_REQUEST"},
	"two bodies":            {body: `{"query":"{ __typename }"} {}`, status: 400, code: "BAD_REQUEST"},
	"JSON that nests": {body: `{"query":"{ __typename }","variables":{"a":` + strings.Repeat("[", 10_000) + strings.Repeat("]",
		10_000) + "}}", status: 400, code: "BAD_REQUEST"},
	"invalid UTF-8":        {body: "{\"query\":\"{ __typename } # \xff\xfe\"}", status: 400, code: "BAD_REQUEST"},
	"invalid UTF-8 by GET": {method: "GET", search: "query=%7B__typename%7D%23%FF", status: 400, code: "BAD_REQUEST"},
	"a broken address":     {method: "GET", search: "query=%zz", status: 400, code: "BAD_REQUEST"},
	"a hash alone": {body: `{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"00"}}}`, status: 200,
		code: "PERSISTED_QUERY_NOT_SUPPORTED"},
	"a hash by GET": {method: "GET", search: "extensions=" + url.QueryEscape(`{"persistedQuery":{"version":1,"sha256Hash":"00"}}`),
		status: 200, code: "PERSISTED_QUERY_NOT_SUPPORTED"},
	"no hash":              {body: `{"extensions":{"persistedQuery":null}}`, status: 400, code: "BAD_REQUEST"},
	"extensions: a number": {method: "GET", search: "extensions=1", status: 400, code: "BAD_REQUEST"},
	"a batch":              {body: "[" + query("{ __typename }") + "," + query("{ __typename }") + "]", status: 400, code: "BATCHING"},
	"2 MB":                 {body: query("{ __typename #" + strings.Repeat("x", 2<<20) + "\n}"), status: 413, code: "BODY_TOO_LARGE"},
	"plain text":           {kind: "text/plain", body: query("{ __typename }"), status: 415, code: "UNSUPPORTED_MEDIA_TYPE"},
	"no kind":              {kind: " ", body: query("{ __typename }"), status: 415, code: "UNSUPPORTED_MEDIA_TYPE"},
	"PUT":                  {method: "PUT", body: query("{ __typename }"), status: 405, code: "METHOD_NOT_ALLOWED"},
	"a mutation by GET": {method: "GET",
		search: "query=" + url.QueryEscape(`mutation { unsubscribe(input: {token: "x"}) { __typename } }`), status: 405, code: "POST_ONLY"},
	"a subscription by POST": {body: query("subscription { changes { cursor } }"), status: 406, code: "STREAM_ONLY"},
	"an unknown document":    {body: `{"documentId":"unknown"}`, status: 400, code: "UNKNOWN_DOCUMENT"},
	"variables by GET":       {method: "GET", search: "query={__typename}&variables=[1]", status: 400, code: "BAD_VARIABLES"},
	"no GraphQL":             {body: query("{ properties("), status: 200, code: "GRAPHQL_PARSE_FAILED"},
	"an unknown field":       {body: query("{ nothing }"), status: 200, code: "GRAPHQL_VALIDATION_FAILED"},
	"an unknown operation": {body: `{"query":"query A { __typename } query B { __typename }","operationName":"C"}`, status: 200,
		code: "GRAPHQL_VALIDATION_FAILED"},
	"a part for later": {body: query("{ properties { ... @defer { totalCount } } }"), status: 200,
		code: "GRAPHQL_VALIDATION_FAILED"},
	"two operations, no name": {body: query("query A { __typename } query B { __typename }"), status: 200,
		code: "GRAPHQL_VALIDATION_FAILED"},
	"a fragment in a circle": {body: query("{ properties { nodes { ...A } } } fragment A on Property { similar { ...B } } fragment B " +
		"on Property { similar { ...A } }"), status: 200, code: "GRAPHQL_VALIDATION_FAILED"},
	"a fragment in itself": {body: query("{ ...A } fragment A on Query { ...A }"), status: 200, code: "GRAPHQL_VALIDATION_FAILED"},
	"fragments that double": {body: query("{ ...F0 } " + repeat(20,
		func(i int) string {
			return fmt.Sprintf("fragment F%d on Query { ...F%d ...F%d } ", i, i+1,
				i+1)
		}) + "fragment F20 on Query { __typename }"), status: 200, code: "OVER_BUDGET"},
	"10,000 aliases": {body: query("{ " + repeat(10_000, func(i int) string { return fmt.Sprintf("a%d: __typename ", i) }) + "}"),
		status: 413, code: "BODY_TOO_LARGE"},
	"1,000 aliases": {body: query("{ " + repeat(1000, func(i int) string { return fmt.Sprintf("a%d: __typename ", i) }) + "}"),
		status: 200, code: "OVER_BUDGET"},
	"100 times one field": {body: query("{ " + strings.Repeat("properties { totalCount } ", 100) + "}"), status: 200},
	"1,000 times one field": {body: query("{ " + strings.Repeat("properties { totalCount } ", 1000) + "}"), status: 200,
		code: "OVER_BUDGET"},
	"deep fields": {body: query("{ properties { nodes { " + strings.Repeat("similar { ", 100) + "number" + strings.Repeat(" }",
		103)), status: 200, code: "OVER_BUDGET"},
	"deep lists as literals": {body: query("{ properties(filter: {numbers: " + strings.Repeat("[", 2000) + strings.Repeat("]",
		2000) + "}) { totalCount } }"), status: 200, code: "GRAPHQL_PARSE_FAILED"},
	"deep selections": {body: query(strings.Repeat("{ a ", 2400)), status: 200, code: "GRAPHQL_PARSE_FAILED"},
	"a huge list": {body: `{"query":"query ($n: [Int!]) { properties(filter: {numbers: $n}) { totalCount } }","variables":{"n":[` +
		strings.Repeat("1,", 200_000) + `1]}}`, status: 413, code: "BODY_TOO_LARGE"},
	"101 numbers": {body: `{"query":"query ($n: [Int!]) { properties(filter: {numbers: $n}) { totalCount } }","variables":{"n":[` +
		strings.Repeat("1,", 100) + `1]}}`, status: 200, code: "BAD_INPUT"},
	"100 numbers": {body: `{"query":"query ($n: [Int!]) { properties(filter: {numbers: $n}) { totalCount } }","variables":{"n":[` +
		strings.Repeat("1,", 99) + `1]}}`, status: 200},
	"101 statuses as written": {body: query("{ properties(filter: {statuses: [" + strings.Repeat("SOLD ", 101) + "]}) { totalCount } }"),
		status: 200, code: "BAD_INPUT"},
	"100 statuses": {body: query("{ properties(filter: {statuses: [" + strings.Repeat("SOLD ", 100) + "]}) { totalCount } }"),
		status: 200},
	"101 cities in a default": {body: query("query ($c: [CityInput!] = [" + strings.Repeat("{} ",
		101) + "]) { properties(filter: {cities: $c}) { totalCount } }"), status: 200, code: "BAD_INPUT"},
	"a huge list of ids": {body: `{"query":"query ($n: [ID!]!) { nodes(ids: $n) { id } }","variables":{"n":[` + strings.Repeat(`"x",`,
		100_000) + `"x"]}}`, status: 413, code: "BODY_TOO_LARGE"},
	"a variable of a kind": {body: `{"query":"query ($n: Int!) { property(number: $n) { id } }","variables":{"n":"abc"}}`, status: 200,
		code: "GRAPHQL_VALIDATION_FAILED"},
	"a variable that lacks": {body: `{"query":"query ($n: Int!) { property(number: $n) { id } }"}`, status: 200,
		code: "GRAPHQL_VALIDATION_FAILED"},
	"an unknown enum value": {body: `{"query":"query ($l: Language!) { site(language: $l) { name } }","variables":{"l":"XX"}}`,
		status: 200, code: "GRAPHQL_VALIDATION_FAILED"},
	"an unknown input field": {body: `{"query":"query ($f: PropertyFilter) { properties(filter: $f) { totalCount } }",` +
		`"variables":{"f":{"nothing":1}}}`, status: 200, code: "GRAPHQL_VALIDATION_FAILED"},
	"33 bits": {body: query("{ property(number: 4294967296) { id } }"), status: 200, code: "BAD_INPUT"},
	"33 bits as a variable": {body: `{"query":"query ($n: Int!) { property(number: $n) { id } }","variables":{"n":4294967296}}`,
		status: 200, code: "BAD_INPUT"},
	"70 bits as a variable": {body: `{"query":"query ($n: Int!) { property(number: $n) { id } }","variables":{"n":1180591620717411303424}}`,
		status: 200, code: "GRAPHQL_VALIDATION_FAILED"},
	"33 bits in a filter": {body: `{"query":"query ($f: PropertyFilter) { properties(filter: $f) { totalCount } }",` +
		`"variables":{"f":{"priceMax":-2147483649}}}`, status: 200, code: "BAD_INPUT"},
	"a fraction": {body: `{"query":"query ($n: Int!) { property(number: $n) { id } }","variables":{"n":1.5}}`, status: 200,
		code: "GRAPHQL_VALIDATION_FAILED"},
	"no moment": {body: query(`{ properties(filter: {updatedSince: "yesterday"}) { totalCount } }`), status: 200,
		code: "BAD_INPUT"},
	"no file": {body: `{"query":"mutation ($i: JobInput!) { applyForJob(input: $i) { __typename } }",` +
		`"variables":{"i":{"key":"a key of a visitor","language":"NL","privacy":true,"person":{},` +
		`"cv":"cv.pdf"}}}`, status: 200, code: "BAD_INPUT"},
	"types within types": {body: query("{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }"),
		status: 200, code: "GRAPHQL_VALIDATION_FAILED"},
	"types again and again": {body: query("{ __schema { " + repeat(50, func(i int) string {
		return fmt.Sprintf("t%d: types { %s fields { type { %s } } } ", i, introspect, introspect)
	}) + "} }"), status: 200, code: "OVER_BUDGET"},
	"the schema ten times": {body: query("{ " + repeat(10, func(i int) string {
		return fmt.Sprintf("s%d: __schema { types { %s fields { type { %s } args { type { %s } } } } } ", i, introspect, introspect,
			introspect)
	}) + "}"), status: 200, code: "OVER_BUDGET"},
	"no boundary":              {kind: "multipart/form-data", body: "x", status: 400, code: "BAD_REQUEST"},
	"parts that are none":      {kind: multi, body: "x", status: 400, code: "BAD_REQUEST"},
	"no operations":            {kind: multi, body: parts("map", "{}"), status: 400, code: "BAD_REQUEST"},
	"operations that are none": {kind: multi, body: parts("operations", "x", "map", "{}"), status: 400, code: "BAD_REQUEST"},
	"a batch with files":       {kind: multi, body: parts("operations", "["+apply+"]", "map", "{}"), status: 400, code: "BATCHING"},
	"operations of 2 MB": {kind: multi, body: parts("operations", `{"query":"`+strings.Repeat("x", 2<<20)+`"}`, "map", "{}"),
		status: 413, code: "BODY_TOO_LARGE"},
	"a map that is none": {kind: multi, body: parts("operations", apply, "map", "[]"), status: 400, code: "BAD_MAP"},
	"a map without the file": {kind: multi, body: parts("operations", apply, "map", `{"7":["variables.i.cv"]}`), status: 400,
		code: "BAD_MAP"},
	"a map to nowhere": {kind: multi, body: parts("operations", apply, "map", `{"0":["variables.i.cv.0.x"]}`), status: 400,
		code: "BAD_MAP"},
	"a map beyond a list": {kind: multi,
		body: parts("operations", `{"query":"{ __typename }","variables":{"a":[null]}}`, "map", `{"0":["variables.a.9"]}`), status: 400,
		code: "BAD_MAP"},
	"a map before a list": {kind: multi,
		body: parts("operations", `{"query":"{ __typename }","variables":{"a":[null]}}`, "map", `{"0":["variables.a.-1"]}`), status: 400,
		code: "BAD_MAP"},
	"a map to the query":  {kind: multi, body: parts("operations", apply, "map", `{"0":["query"]}`), status: 400, code: "BAD_MAP"},
	"a map to everything": {kind: multi, body: parts("operations", apply, "map", `{"0":["variables"]}`), status: 400, code: "BAD_MAP"},
	"a map without variables": {kind: multi, body: parts("operations", `{"query":"{ __typename }"}`, "map", `{"0":["variables.a"]}`),
		status: 400, code: "BAD_MAP"},
}

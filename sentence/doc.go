// Package sentence reads what someone writes about the home they look for, "huis met tuin rond Maaseik onder 350k", in the four languages.
// It has tables of words and rules, no model and no network, and the same sentence always means the same.
//
// A sentence becomes a PropertyFilter: words of four languages as tables (sentence/words/, a meaning and a phrase a
// line), rules for amounts, places and labels, small spelling errors. No model, no network, no clock, so that the same
// sentence always means the same. Invariant: a wish that the address of a list cannot express ("zonder tuin", "max 3
// slaapkamers") is reported as not understood, and never taken for its opposite. "Around" a city is a radius of 10 km, or
// of what is said. testdata/ has 600 sentences with what they ask for; at least 95 %
// must be exact in each language. The graph's understand reads it. The site's search field sends ?q=, and
// web/shared/list/sentence.ts decides where that leads: a page that it names, a search for its words
// (agency/meaning.go), or the list of its conditions, which tells what was not understood: ?sentence= is a variable of
// that list's query, because the page cache knows no query string.
package sentence

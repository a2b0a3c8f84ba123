package tally

import "regexp"

// robots are words with which programs name themselves. Whoever says nothing is one too.
var robots = regexp.MustCompile(`(?i)bot\b|bots\b|[a-z]bot[/;. )-]|crawl|spider|slurp|scan|monitor|uptime|probe|headless|lighthouse|pagespeed|preview|` +
	`facebookexternalhit|whatsapp|embedly|curl|wget|python|java/|okhttp|go-http|node-fetch|undici|axios|php|perl|ruby|libwww|httpclient|phantom|puppeteer|selenium|` +
	`archive|validator|feedfetcher|mediapartners|google-|chatgpt|openai|anthropic|claude|perplexity|bytespider|amazonbot|applebot|gptbot`)

// isRobot tells whether a visitor is a program by what it calls itself.
func isRobot(agent string) bool { return agent == "" || robots.MatchString(agent) }

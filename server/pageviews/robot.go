package pageviews

import "strings"

// robots lists words in user agents of programs, in lower case.
var robots = []string{
	"bot", "crawl", "spider", "slurp", "scan", "monitor", "uptime", "probe", "headless", "lighthouse", "pagespeed", "preview",
	"facebookexternalhit", "whatsapp/", "embedly",
	"curl", "wget", "python", "java/", "okhttp", "go-http", "node-fetch", "undici", "axios", "php", "perl", "ruby", "libwww", "httpclient",
	"phantom", "puppeteer", "selenium", "archive", "validator", "feedfetcher",
	"mediapartners", "google-", "openai", "chatgpt", "anthropic", "claude", "perplexity",
}

// isRobot recognises programs by their user agent. An empty one is a program's too; phones of the maker Cubot are an exception.
func isRobot(agent string) bool {
	agent = strings.ReplaceAll(strings.ToLower(agent), "cubot", "")
	if agent == "" {
		return true
	}
	for _, word := range robots {
		if strings.Contains(agent, word) {
			return true
		}
	}
	return false
}

package pageviews

import "strings"

// robots are words with which programs name themselves, in lower case.
var robots = []string{"bot", "crawl", "spider", "slurp", "scan", "monitor", "uptime", "probe", "headless", "lighthouse", "pagespeed",
	"preview", "facebookexternalhit",
	"whatsapp/", "embedly", "curl", "wget", "python", "java/", "okhttp", "go-http", "node-fetch", "undici", "axios", "php", "perl", "ruby",
	"libwww", "httpclient", "phantom",
	"puppeteer", "selenium", "archive", "validator", "feedfetcher", "mediapartners", "google-", "openai", "chatgpt", "anthropic", "claude",
	"perplexity"}

// isRobot recognises crawlers by their user agent. An empty one is a crawler too; phones of the maker Cubot are not.
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
